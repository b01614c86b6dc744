import { describe, expect, test } from '@jest/globals';
import type { MemberEvent } from '@foyer/contracts/identity';

import {
  admin,
  administratorsAfter,
  created,
  details,
  ids,
  memberAfter,
  passwordSet,
  signedIn,
  superAdmin,
} from '../../testing/member-history.js';
import { inviteMembers } from './invite-members.js';
import { invite, noteMailed, requestReset, setPasswordByLink } from './password-links.js';

const linkId = '01990000-0000-7000-8000-0000000000b1';
const otherLink = '01990000-0000-7000-8000-0000000000b2';
const expiresAt = '2026-03-03T09:00:00.000Z';
const link = { linkId, expiresAt };
const memberId = ids.member;
const invited: MemberEvent = { type: 'MemberInvited', data: { memberId, ...link } };
const requested: MemberEvent = { type: 'PasswordResetRequested', data: { memberId, ...link } };
const deactivated: MemberEvent = { type: 'MemberDeactivated', data: { memberId } };
const use = {
  linkId,
  purpose: 'reset',
  credentialId: ids.newCredential,
  language: 'en',
  now: '2026-03-02T09:00:00.000Z',
} as const;

describe('an invitation', () => {
  test('is sent again to a member without a password', () => {
    expect(invite(memberAfter(created()), link, admin)).toMatchObject({ events: [invited] });
  });

  test('is refused for a member with a password, and for an unknown member', () => {
    expect(invite(memberAfter(created(), passwordSet()), link, admin)).toMatchObject({
      code: 'ALREADY_REGISTERED',
    });
    expect(invite(memberAfter(), link, admin)).toMatchObject({ code: 'MEMBER_NOT_FOUND' });
  });

  test('of an administrator is left to super-admins', () => {
    const state = memberAfter(created('admin'));
    expect(invite(state, link, admin)).toMatchObject({ code: 'FORBIDDEN' });
    expect(invite(state, link, superAdmin).type).toBe('accepted');
  });
});

describe('a forgotten password', () => {
  test('gives a link to an active member, and silently nothing to others', () => {
    expect(requestReset(memberAfter(created()), link)).toMatchObject({ events: [requested] });
    for (const nobody of [memberAfter(), memberAfter(created(), deactivated)]) {
      expect(requestReset(nobody, link)).toMatchObject({ type: 'accepted', events: [] });
    }
  });

  test('is noted as mailed once, for the link that counts', () => {
    const mailed: MemberEvent = { type: 'MemberLinkMailed', data: { memberId, linkId } };
    const state = memberAfter(created(), requested);
    expect(noteMailed(state, linkId)).toMatchObject({ events: [mailed] });
    expect(noteMailed(state, otherLink)).toMatchObject({ events: [] });
    expect(noteMailed(memberAfter(created(), requested, mailed), linkId)).toMatchObject({
      events: [],
    });
  });
});

describe('a link to set a password', () => {
  test('sets it and ends all sessions', () => {
    const state = memberAfter(created(), passwordSet(), signedIn(), requested);
    expect(setPasswordByLink(state, use)).toMatchObject({
      events: [
        passwordSet(ids.newCredential),
        { type: 'MemberSignedOut', data: { sessionId: ids.session, reason: 'password-changed' } },
        { type: 'MemberAccessEnded', data: { reason: 'password-changed' } },
      ],
    });
  });

  test('of an invitation also says which language its member speaks, unless that is known', () => {
    const first = { ...use, purpose: 'invitation' } as const;
    const set = passwordSet(ids.newCredential);
    const spoken: MemberEvent = {
      type: 'MemberDetailsChanged',
      data: { memberId, ...details, language: 'en' },
    };
    const state = memberAfter(created(), invited);
    expect(setPasswordByLink(state, first)).toMatchObject({ events: [spoken, set] });
    expect(setPasswordByLink(state, { ...first, language: 'de' })).toMatchObject({ events: [set] });
  });

  test.each<[string, MemberEvent[], object]>([
    ['was never asked for', [], {}],
    ['was used', [requested, passwordSet()], {}],
    ['is another', [requested], { linkId: otherLink }],
    [
      'was replaced',
      [requested, { ...requested, data: { ...requested.data, linkId: otherLink } }],
      {},
    ],
    ['is for something else', [invited], {}],
    ['is past its time', [requested], { now: expiresAt }],
    ['belongs to somebody deactivated', [requested, deactivated], {}],
  ])('is good for nothing when it %s', (_, events, change) => {
    expect(
      setPasswordByLink(memberAfter(created(), ...events), { ...use, ...change }),
    ).toMatchObject({ code: 'LINK_EXPIRED' });
  });
});

describe('inviting several', () => {
  const free = { ownerId: null };
  const somebody = (id: string, states = {}) => ({
    states: { member: memberAfter(), userName: free, email: free, ...states },
    invitation: { memberId: id, details, role: 'member' as const, link },
  });

  test('makes all of them', () => {
    const decision = inviteMembers(
      administratorsAfter(ids.other),
      [somebody(ids.member), somebody(ids.session)],
      admin,
    );
    expect(decision).toMatchObject({
      events: { people: [{ member: [created(), invited] }, { member: [{}, {}] }] },
    });
  });

  test('creates no member if one is refused, and names that one', () => {
    const taken = { email: { ownerId: ids.other } };
    expect(
      inviteMembers(
        administratorsAfter(ids.other),
        [somebody(ids.member), somebody(ids.session, taken)],
        admin,
      ),
    ).toEqual({ type: 'rejected', code: 'EMAIL_ALREADY_EXISTS', details: { row: '1' } });
  });

  test('does not invite an existing member a second time', () => {
    const mine = { ownerId: ids.member };
    const again = somebody(ids.member, {
      member: memberAfter(created(), invited),
      userName: mine,
      email: mine,
    });
    expect(inviteMembers(administratorsAfter(ids.other), [again], admin)).toMatchObject({
      events: { people: [{ member: [] }] },
    });
  });
});
