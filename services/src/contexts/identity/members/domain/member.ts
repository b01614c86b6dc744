import {
  accountEvents,
  type AccountEvent,
  factorEvents,
  type FactorEvent,
  type Language,
  type MemberEvent,
  type MemberRole,
  type SignInNameEvent,
  type SourceGroups,
  type SourceKind,
  signInNameEvents,
} from '@foyer/contracts/identity';

import { evolveAccount, newAccount, NO_HOURS, picturesOf, type Account } from './account.js';
import { evolveFactor, type SecondFactor } from './second-factor.js';
import { evolveSignInNames, isSameName, type PendingEmail } from './sign-in-names.js';

/** The details that tell people apart. They are null once the person has been forgotten. */
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
  /** The second factor; null where it is off. */
  readonly factor: SecondFactor | null;
  /** The one link that is good, until it was used, ran out or another was asked for. */
  readonly link: PasswordLink | null;
  /** True where the owner of the e-mail showed that it is theirs, or an administrator wrote it. */
  readonly emailProved: boolean;
  /** The e-mail that its owner wants and has not confirmed yet. */
  readonly pendingEmail: PendingEmail | null;
  /** Sessions that were begun and not ended, with the time at which each runs out; oldest first. */
  readonly sessions: ReadonlyMap<string, string>;
  readonly account: Account;
  /** The user source that the account comes from; null for one that is of here. */
  readonly source: MemberSource | null;
}

/** The connection of a member with a user source. */
export interface MemberSource {
  readonly kind: SourceKind;
  readonly identityKey: string;
  /** True if the source lets the member in, as far as it was asked. */
  readonly allowed: boolean;
  /** How the source spoke of the member's groups last. */
  readonly groups: SourceGroups;
}

/** A link in a mail by which a member may set a password. */
export interface PasswordLink {
  readonly linkId: string;
  readonly purpose: 'invitation' | 'reset';
  readonly expiresAt: string;
  readonly mailed: boolean;
}

/** A member who was deleted: what of one must still be cleared away. */
export interface PastMember {
  readonly id: string;
  readonly credentialId: string | null;
  readonly linkId: string | null;
  /** The second factor and its recovery codes. */
  readonly factorIds: readonly string[];
  readonly fileIds: readonly string[];
}

/**
 * A member of staff, with what decisions about one need. A member who does not exist yet, or no
 * longer exists, is unknown.
 */
export type MemberState =
  | { readonly status: 'unknown'; readonly past: PastMember | null }
  | KnownMember;

/** A member as the form of the account shows one. */
export const shownMember = (member: MemberState) =>
  member.status === 'unknown'
    ? {}
    : {
        ...member.details,
        ...member.account.particulars,
        role: member.role,
        status: member.status === 'active' ? 'ACTIVE' : 'INACTIVE',
      };

/** A member as the forms of an account show their owner; the hours day by day. */
export const shownAccount = (member: MemberState) =>
  member.status === 'unknown'
    ? {}
    : {
        ...shownMember(member),
        description: member.account.description,
        ...member.account.liking,
        ...NO_HOURS,
        ...member.account.availability,
      };

export const initialMember: MemberState = { status: 'unknown', past: null };

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
      factor: null,
      link: null,
      emailProved: true,
      pendingEmail: null,
      sessions: new Map(),
      account: newAccount,
      source: null,
    };
  }
  if (state.status === 'unknown') return state;
  if (isOfAccount(event)) return { ...state, account: evolveAccount(state.account, event) };
  if (isOfFactor(event)) return { ...state, factor: evolveFactor(state.factor, event) };
  return isOfNames(event) ? evolveSignInNames(state, event) : evolveKnown(state, event);
}

function evolveKnown(
  state: KnownMember,
  event: Exclude<
    MemberEvent,
    AccountEvent | FactorEvent | SignInNameEvent | { type: 'MemberCreated' }
  >,
): MemberState {
  switch (event.type) {
    case 'MemberDeleted': {
      const { id, credentialId, factor, link, account } = state;
      const factorIds = factor === null ? [] : [factor.factorId, factor.codesId];
      const linkId = link?.linkId ?? null;
      return {
        status: 'unknown',
        past: { id, credentialId, linkId, factorIds, fileIds: picturesOf(account) },
      };
    }
    case 'PersonForgotten':
    case 'PersonErased':
      return state;
    case 'MemberDetailsChanged': {
      const { firstName, lastName, userName, email, language } = event.data;
      // Until it was asked who says so, members typed what they liked.
      const emailProved = state.emailProved && isSameName(email, state.details.email);
      const details = { firstName, lastName, userName, email, language };
      return { ...state, details, emailProved };
    }
    case 'MemberLinkedToSource': {
      const { source: kind, identityKey } = event.data;
      const source = { kind, identityKey, allowed: true, groups: 'known' as const };
      return { ...state, source, link: null, pendingEmail: null };
    }
    case 'MemberSourceAccessChanged':
      return state.source
        ? { ...state, source: { ...state.source, allowed: event.data.allowed } }
        : state;
    case 'MemberSourceGroupsNoted':
      return state.source
        ? { ...state, source: { ...state.source, groups: event.data.groups } }
        : state;
    case 'MemberAccessEnded':
      // An invitation stays good: no one has used it yet.
      return { ...state, link: state.link?.purpose === 'reset' ? null : state.link };
    case 'MemberRoleChanged':
      return { ...state, role: event.data.role };
    case 'MemberActivated':
      return { ...state, status: 'active' };
    case 'MemberDeactivated':
      return { ...state, status: 'inactive' };
    case 'MemberPasswordSet': {
      const { credentialId, mustChange } = event.data;
      const password = { credentialId, mustChangePassword: mustChange };
      return { ...state, ...password, link: null, pendingEmail: null };
    }
    case 'MemberSignedIn': {
      const { sessionId, signedInAt, expiresAt } = event.data;
      const running = [...state.sessions].filter(([, end]) => end > signedInAt);
      return { ...state, sessions: new Map([...running, [sessionId, expiresAt]]) };
    }
    case 'MemberSignInProlonged': {
      const { sessionId, expiresAt } = event.data;
      if (!state.sessions.has(sessionId)) return state;
      return { ...state, sessions: new Map([...state.sessions, [sessionId, expiresAt]]) };
    }
    case 'MemberInvited':
      return { ...state, link: linkOf(event.data, 'invitation') };
    case 'PasswordResetRequested':
      return { ...state, link: linkOf(event.data, 'reset') };
    case 'MemberLinkMailed':
      return afterMailed(state, event.data.linkId);
    case 'MemberSignedOut': {
      const sessions = new Map(state.sessions);
      sessions.delete(event.data.sessionId);
      return { ...state, sessions };
    }
  }
}

const ACCOUNT_EVENTS: ReadonlySet<string> = new Set(accountEvents.map(({ type }) => type));
const FACTOR_EVENTS: ReadonlySet<string> = new Set(factorEvents.map(({ type }) => type));
const NAME_EVENTS: ReadonlySet<string> = new Set(signInNameEvents.map(({ type }) => type));

function isOfAccount(event: MemberEvent): event is AccountEvent {
  return ACCOUNT_EVENTS.has(event.type);
}

function isOfFactor(event: MemberEvent): event is FactorEvent {
  return FACTOR_EVENTS.has(event.type);
}

function isOfNames(event: MemberEvent): event is SignInNameEvent {
  return NAME_EVENTS.has(event.type);
}

function afterMailed(state: KnownMember, linkId: string): KnownMember {
  const { link, pendingEmail } = state;
  if (link?.linkId === linkId) return { ...state, link: { ...link, mailed: true } };
  return pendingEmail?.linkId === linkId
    ? { ...state, pendingEmail: { ...pendingEmail, mailed: true } }
    : state;
}

function linkOf(
  { linkId, expiresAt }: { readonly linkId: string; readonly expiresAt: string },
  purpose: PasswordLink['purpose'],
): PasswordLink {
  return { linkId, purpose, expiresAt, mailed: false };
}
