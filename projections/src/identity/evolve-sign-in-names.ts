import { nameKey, type SignInNameEvent } from '@foyer/contracts/identity';
import type { Change, Evolve } from '../platform/runner/index.js';
import type { MemberCollections, MemberDocument } from './members.model.js';

/** Applies changes of the e-mail address, and the links that such a change ends. */
export const evolveSignInNames: Evolve<MemberCollections, SignInNameEvent> = {
  MemberEmailChangeRequested: ({ data: { memberId, linkId, email, expiresAt } }) => [
    member(memberId, {
      set: { pendingEmail: email === null ? null : { linkId, email, expiresAt } },
    }),
  ],
  MemberEmailChangeCancelled: async ({ data: { memberId, linkId } }, documents) => {
    const pending = (await documents.get('members', memberId))?.pendingEmail;
    return pending?.linkId === linkId ? [member(memberId, { set: { pendingEmail: null } })] : [];
  },
  MemberSignInNamesChanged: ({ data: { memberId, email, formerEmail } }) =>
    nameKey(email ?? '') === nameKey(formerEmail ?? '')
      ? []
      : [member(memberId, { set: { pendingEmail: null, link: null } })],
  MemberEmailProved: () => [],
};

function member(id: string, change: Change<MemberDocument>) {
  return { op: 'update', collection: 'members', id, change } as const;
}
