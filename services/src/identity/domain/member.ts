import type { Language, MemberEvent, MemberRole } from '@foyer/contracts/identity';

/** What people can be told apart by. Null once the person has been forgotten. */
export interface MemberDetails {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly userName: string | null;
  readonly email: string | null;
  readonly language: Language;
}

export interface KnownMember {
  readonly status: 'active' | 'inactive';
  readonly id: string;
  readonly details: MemberDetails;
  readonly role: MemberRole;
  /** Which credential in the vault is the password; null where none was ever set. */
  readonly credentialId: string | null;
  readonly mustChangePassword: boolean;
  /** Sessions that were begun and not ended, with the time at which each runs out; oldest first. */
  readonly sessions: ReadonlyMap<string, string>;
}

/** A member of staff, with what decisions about one need. */
export type MemberState = { readonly status: 'unknown' } | KnownMember;

export const initialMember: MemberState = { status: 'unknown' };

export function evolveMember(state: MemberState, event: MemberEvent): MemberState {
  if (event.type === 'MemberCreated') {
    const { memberId, role, firstName, lastName, userName, email, language } = event.data;
    return {
      status: 'active',
      id: memberId,
      details: { firstName, lastName, userName, email, language },
      role,
      credentialId: null,
      mustChangePassword: false,
      sessions: new Map(),
    };
  }
  return state.status === 'unknown' ? state : evolveKnown(state, event);
}

function evolveKnown(
  state: KnownMember,
  event: Exclude<MemberEvent, { type: 'MemberCreated' }>,
): KnownMember {
  switch (event.type) {
    case 'MemberDetailsChanged': {
      const { firstName, lastName, userName, email, language } = event.data;
      return { ...state, details: { firstName, lastName, userName, email, language } };
    }
    case 'MemberRoleChanged':
      return { ...state, role: event.data.role };
    case 'MemberActivated':
      return { ...state, status: 'active' };
    case 'MemberDeactivated':
      return { ...state, status: 'inactive' };
    case 'MemberPasswordSet': {
      const { credentialId, mustChange } = event.data;
      return { ...state, credentialId, mustChangePassword: mustChange };
    }
    case 'MemberSignedIn': {
      const { sessionId, signedInAt, expiresAt } = event.data;
      const running = [...state.sessions].filter(([, end]) => end > signedInAt);
      return { ...state, sessions: new Map([...running, [sessionId, expiresAt]]) };
    }
    case 'MemberSignedOut': {
      const sessions = new Map(state.sessions);
      sessions.delete(event.data.sessionId);
      return { ...state, sessions };
    }
  }
}
