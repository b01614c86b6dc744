import type { AdministratorEvent, MemberEvent, MemberRole } from '@foyer/contracts/identity';
import { STANDARD_SETTINGS } from '@foyer/contracts/settings';

import { evolveAdministrators, initialAdministrators } from '../members/domain/administrators.js';
import type { Author } from '../members/domain/author.js';
import { evolveMember, initialMember, type MemberState } from '../members/domain/member.js';

/** Ids that read as what they stand for. */
export const ids = {
  member: '01990000-0000-7000-8000-00000000000a',
  other: '01990000-0000-7000-8000-00000000000b',
  credential: '01990000-0000-7000-8000-0000000000c1',
  newCredential: '01990000-0000-7000-8000-0000000000c2',
  session: '01990000-0000-7000-8000-0000000000d1',
  otherSession: '01990000-0000-7000-8000-0000000000d2',
  factor: '01990000-0000-7000-8000-0000000000e1',
  codes: '01990000-0000-7000-8000-0000000000e2',
  newCodes: '01990000-0000-7000-8000-0000000000e3',
} as const;

export const details = {
  firstName: 'Ada',
  lastName: 'Berger',
  userName: 'ada.berger',
  email: 'ada@example.org',
  language: 'de',
} as const;

/** No role needs a second factor. */
export const noFactors = STANDARD_SETTINGS.secondFactor;

export const superAdmin: Author = { type: 'member', id: ids.other, role: 'super-admin' };
export const admin: Author = { type: 'member', id: ids.other, role: 'admin' };

export function created(role: MemberRole = 'member', memberId: string = ids.member): MemberEvent {
  return { type: 'MemberCreated', data: { memberId, ...details, role } };
}

export function passwordSet(
  credentialId: string = ids.credential,
  mustChange = false,
): MemberEvent {
  return { type: 'MemberPasswordSet', data: { memberId: ids.member, credentialId, mustChange } };
}

export function signedIn(
  sessionId: string = ids.session,
  signedInAt = '2026-03-02T09:00:00.000Z',
  expiresAt = '2026-03-02T21:00:00.000Z',
): MemberEvent {
  return {
    type: 'MemberSignedIn',
    data: { memberId: ids.member, sessionId, method: 'password', signedInAt, expiresAt },
  };
}

export function memberAfter(...events: readonly MemberEvent[]): MemberState {
  return events.reduce(evolveMember, initialMember);
}

export function administratorsAfter(...memberIds: readonly string[]) {
  return memberIds
    .map((memberId): AdministratorEvent => ({ type: 'SuperAdminAppointed', data: { memberId } }))
    .reduce(evolveAdministrators, initialAdministrators);
}
