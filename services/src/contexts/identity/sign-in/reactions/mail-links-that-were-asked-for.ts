import {
  BASE_PATH,
  MemberEmailChangeRequested,
  MemberInvited,
  PasswordResetRequested,
} from '@foyer/contracts/identity';

import { Clock } from '#platform/clock';
import { defineJob, stream } from '#platform/cqrs';
import { Mail, wasNotSent } from '#platform/operations/mail';
import { PublicAddress } from '#platform/operations/start';
import { Member } from '../../members/streams.js';
import { NoteMailed } from '../domain/note-mailed.command.js';
import { PaymentsUnderWay } from '../ports/payments-under-way.js';
import { DeploymentSettings } from '#contexts/settings';
import { linkMail } from '../messages/link-mail.js';
import { PasswordLinks } from '../../members/adapters/password-links.js';
import { ReaderZones } from '../views/reader-zones.js';

const WEEK_MS = 7 * 24 * 3_600_000;
/**
 * How long to wait after a mail server refused, in milliseconds; and before the server knows its
 * own address.
 */
const AGAIN_AFTER_MS = 30_000;
const AGAIN_AT_MOST_MS = 30 * 60_000;
const PAGES = {
  MemberInvited: ['invitation', 'auth/set-password'],
  PasswordResetRequested: ['reset', 'auth/reset'],
  MemberEmailChangeRequested: ['email', 'auth/confirm-email'],
} as const;

/**
 * Mails a link that was asked for, for as long as it is good. A crash between the mail and its note
 * mails another link, which puts out the first.
 */
export const MailLink = defineJob({
  name: 'mail-link',
  on: [MemberInvited, PasswordResetRequested, MemberEmailChangeRequested],
  needs: {
    links: PasswordLinks,
    mail: Mail,
    address: PublicAddress,
    clock: Clock,
    zones: ReaderZones,
    settings: DeploymentSettings,
    payments: PaymentsUnderWay,
  },
  deadlineMs: WEEK_MS,
  until: ({ data }) => data.expiresAt,
  retries: { firstMs: AGAIN_AFTER_MS, maxMs: AGAIN_AT_MOST_MS },
  // One after the other, as a mail server likes it.
  atOnce: 1,
  person: ({ data }) => data.memberId,
  run: async (
    { type, data: { memberId, linkId, expiresAt } },
    { needs, stateOf, execute, now },
  ) => {
    const member = await stateOf(stream(Member, memberId));
    if (member.status !== 'active' || expiresAt <= now.toISOString()) return;
    const { firstName, userName, language } = member.details;
    const [purpose, page] = PAGES[type];
    const link = purpose === 'email' ? member.pendingEmail : member.link;
    const { email } =
      purpose === 'email' ? (member.pendingEmail ?? member.details) : member.details;
    // Only the link that was asked for last is good, and one mail of it is enough.
    if (link?.linkId !== linkId || link.mailed || email === null) return;
    const { links, mail, address, zones, settings } = needs;
    const send = async (): Promise<void> => {
      if (address.origin === '') throw new Error('The server does not know its own address yet');
      const token = await links.issue({ linkId, memberId });
      // A token behind the hash is not sent to a server automatically, and is in no log.
      const url = `${address.origin}${BASE_PATH}/${page}#token=${token}`;
      const timeZone = await zones.of(memberId);
      const reader = { memberId, email, language, timeZone };
      const to = { ...reader, firstName: firstName ?? '', userName: userName ?? '' };
      const { title } = (await settings.current()).appearance;
      await mail.send(linkMail({ ...to, title, purpose, expiresAt, url }));
    };
    await send().catch(async (error: unknown) => {
      // It is tried again for a long time, but one who asks once more need not wait: of several
      // links only the last is mailed.
      if (wasNotSent(error)) await needs.payments.giveBack(linkId);
      else await needs.payments.sent(linkId);
      throw error;
    });
    await needs.payments.sent(linkId);
    const { result: isStillThere } = await execute(NoteMailed, { memberId, linkId });
    if (isStillThere) return;
    // Anyone who was deleted meanwhile may be forgotten already, and no one would look for this
    // mail again.
    await mail.forget(memberId);
    await links.withdraw(linkId);
  },
});
