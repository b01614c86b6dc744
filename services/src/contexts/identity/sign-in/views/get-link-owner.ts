import type { ReadStore } from '@foyer/projections';
import type { MemberDocument } from '@foyer/projections/identity';

import { Clock } from '#platform/clock';
import { defineQuery, need, Rejected } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { PasswordLinks } from '../../members/adapters/password-links.js';
import { guess } from '../domain/guess.service.js';
import { SignInBudget } from '../ports/attempt-budget.js';
import { SignInLinks } from '../adapters/sign-in-links.js';

interface LinkQuestion {
  readonly token: string;
  readonly purpose: 'first' | 'invitation' | 'reset';
  /** The address of the caller. */
  readonly address: string;
}

/** Returns the member whose password a valid link sets; otherwise the error LINK_EXPIRED. */
export const GetLinkOwner = defineQuery({
  name: 'GetLinkOwner',
  needs: {
    links: PasswordLinks,
    firstLinks: SignInLinks,
    budget: SignInBudget,
    store: need<ReadStore>(READ_STORE),
    clock: Clock,
  },
  answer: async (
    { token, purpose, address }: LinkQuestion,
    { needs: { links, firstLinks, budget, store, clock } },
  ) => {
    // To ask is a guess as good as to set: it is paid for from the same budget.
    const about = { target: `password-link ${token}`, address, wrong: 'LINK_EXPIRED' } as const;
    return guess(budget, about, async () => {
      const link = purpose === 'first' ? undefined : await links.find(token);
      const memberId = purpose === 'first' ? await firstLinks.ownerOf(token) : link?.memberId;
      if (memberId === undefined) throw new Rejected('LINK_EXPIRED');
      const [member] = await store.collection<MemberDocument>('members').find({ _id: memberId });
      const isGood =
        purpose === 'first' ||
        (member?.link?.linkId === link?.linkId &&
          member?.link?.purpose === purpose &&
          member.link.expiresAt > clock.now().toISOString());
      if (member === undefined || member.status === 'INACTIVE' || !isGood) {
        throw new Rejected('LINK_EXPIRED');
      }
      return { userName: member.userName ?? '', firstName: member.firstName ?? '' };
    });
  },
});
