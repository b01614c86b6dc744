import type { Invitation } from '@foyer/contracts/identity';
import type { ReadStore } from '@foyer/projections';
import type { MemberDocument } from '@foyer/projections/identity';

import { type Actor, defineQuery, need, Rejected } from '#platform/cqrs';
import { Mail, Outbox } from '#platform/operations/mail';
import { READ_STORE } from '#platform/tokens';
import { OutboxLocks } from './outbox-locks.js';

interface InvitationQuestion {
  readonly memberId: string;
  readonly reader: Actor;
}

const LINK = /https?:\/\/\S+#token=[\w.-]+/;

/** Returns the state of the newest invitation of a member; or the error MEMBER_NOT_FOUND. */
export const GetInvitation = defineQuery({
  name: 'GetInvitation',
  needs: { mail: Mail, outbox: Outbox, locks: OutboxLocks, store: need<ReadStore>(READ_STORE) },
  answer: async (
    { memberId, reader }: InvitationQuestion,
    { needs: { mail, outbox, locks, store } },
  ): Promise<Invitation> => {
    const member = await store.collection<MemberDocument>('members').findOne({ _id: memberId });
    if (member === null) throw new Rejected('MEMBER_NOT_FOUND');
    if (member.link?.purpose !== 'invitation') return { delivery: 'over', link: null };
    if (!member.link.mailed) return { delivery: 'pending', link: null };
    if (!mail.staysHere) return { delivery: 'sent', link: null };
    const letter = await outbox.newestTo(memberId);
    if (letter === undefined) return { delivery: 'sent', link: null };
    const isLocked = (await locks.of([letter], reader)).size > 0;
    return { delivery: 'outbox', link: isLocked ? null : (LINK.exec(letter.text)?.[0] ?? null) };
  },
});
