import { nameKey, type MemberEvent, type SignInNameEvent } from '@foyer/contracts/identity';

/** An e-mail that counts once the link that is mailed to it is followed. */
export interface PendingEmail {
  readonly linkId: string;
  readonly email: string | null;
  readonly expiresAt: string;
  readonly mailed: boolean;
}

/** The part of a member that such events change. */
interface SignInNames {
  readonly emailProved: boolean;
  readonly pendingEmail: PendingEmail | null;
  readonly link: object | null;
}

/** Folds what concerns the names by which a member signs in. */
export function evolveSignInNames<T extends SignInNames>(state: T, event: SignInNameEvent): T {
  switch (event.type) {
    case 'MemberSignInNamesChanged': {
      const { email, formerEmail } = event.data;
      // A link that was mailed to an address that is none any more opens nothing.
      return isSameName(email, formerEmail)
        ? state
        : { ...state, emailProved: true, pendingEmail: null, link: null };
    }
    case 'MemberEmailProved':
      return { ...state, emailProved: true };
    case 'MemberEmailChangeRequested': {
      const { linkId, email, expiresAt } = event.data;
      return { ...state, pendingEmail: { linkId, email, expiresAt, mailed: false } };
    }
    case 'MemberEmailChangeCancelled':
      return state.pendingEmail?.linkId === event.data.linkId
        ? { ...state, pendingEmail: null }
        : state;
  }
}

/** The event that ends a wish for another e-mail; none where there is no such wish. */
export function withdrawEmailChange(member: {
  readonly id: string;
  readonly pendingEmail: PendingEmail | null;
}): readonly MemberEvent[] {
  if (member.pendingEmail === null) return [];
  const data = { memberId: member.id, linkId: member.pendingEmail.linkId };
  return [{ type: 'MemberEmailChangeCancelled', data }];
}

/** True if two names count as the same for the sign-in. */
export function isSameName(a: string | null, b: string | null): boolean {
  return a === b || (a !== null && b !== null && nameKey(a) === nameKey(b));
}
