import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { Language, MemberEvent } from '@foyer/contracts/identity';

import { administers, mayPromote, type Author } from './author.js';
import type { MemberState } from './member.js';
import { endAccess, hasNoAccess } from './end-access.js';

/** A link that is about to be mailed. */
export interface NewLink {
  readonly linkId: string;
  readonly expiresAt: string;
}

/** Invites a member once more; the link that was mailed before ends. */
export function invite(
  state: MemberState,
  { linkId, expiresAt }: NewLink,
  author: Author,
): Decision<readonly MemberEvent[]> {
  if (state.status === 'unknown') return rejected('MEMBER_NOT_FOUND');
  if (administers(state.role) && !mayPromote(author)) return rejected('FORBIDDEN');
  if (state.source !== null) return rejected('PASSWORD_FROM_SOURCE');
  if (state.credentialId !== null) return rejected('ALREADY_REGISTERED');
  return accepted([{ type: 'MemberInvited', data: { memberId: state.id, linkId, expiresAt } }]);
}

/**
 * Requests a link for a member who forgot the password. Without a member to mail to, nothing
 * happens, and the caller does not learn of it.
 */
export function requestReset(
  state: MemberState,
  { linkId, expiresAt }: NewLink,
): Decision<readonly MemberEvent[]> {
  if (state.status !== 'active' || state.source !== null) return accepted([]);
  return accepted([
    { type: 'PasswordResetRequested', data: { memberId: state.id, linkId, expiresAt } },
  ]);
}

/** Notes that a link's mail was handed over; nothing where another link was asked for meanwhile. */
export function noteMailed(state: MemberState, linkId: string): Decision<readonly MemberEvent[]> {
  if (state.status === 'unknown') return accepted([]);
  const asked = [state.link, state.pendingEmail].find((link) => link?.linkId === linkId);
  if (!asked || asked.mailed) return accepted([]);
  return accepted([{ type: 'MemberLinkMailed', data: { memberId: state.id, linkId } }]);
}

/**
 * Sets a password by a link, which is good for one use. Ends all earlier access. The page on which
 * an invited member came sets the language for this member.
 */
export function setPasswordByLink(
  state: MemberState,
  link: {
    readonly linkId: string;
    readonly purpose: 'invitation' | 'reset';
    readonly credentialId: string;
    /** Of the page on which it is set. */
    readonly language: Language;
    /** ISO 8601. */
    readonly now: string;
  },
): Decision<readonly MemberEvent[]> {
  const { linkId, purpose, credentialId, language, now } = link;
  if (state.status !== 'active' || state.source !== null) return rejected('LINK_EXPIRED');
  const good = state.link?.linkId === linkId && state.link.purpose === purpose;
  if (!good || state.link.expiresAt <= now) return rejected('LINK_EXPIRED');
  const { id: memberId, details } = state;
  const isNew = purpose === 'invitation' && details.language !== language;
  const spokenTo = {
    type: 'MemberDetailsChanged',
    data: { memberId, ...details, language },
  } as const;
  return accepted([
    ...(isNew ? [spokenTo] : []),
    ...(state.emailProved ? [] : [{ type: 'MemberEmailProved', data: { memberId } } as const]),
    { type: 'MemberPasswordSet', data: { memberId, credentialId, mustChange: false } },
    ...(hasNoAccess(state) ? [] : endAccess(state, 'password-changed')),
  ]);
}
