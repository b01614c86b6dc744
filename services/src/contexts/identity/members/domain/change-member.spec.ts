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
import { changeMember, type ChangeMemberStates } from './change-member.js';

const administrators = administratorsAfter(ids.other);
const given = (...events: readonly MemberEvent[]): ChangeMemberStates => ({
  member: memberAfter(...events),
  administrators,
});
const own = { type: 'member', id: ids.member, role: 'super-admin' } as const;

describe('changing a member', () => {
  test('refuses a member that does not exist', () => {
    expect(changeMember(given(), { change: {}, author: admin })).toMatchObject({
      code: 'MEMBER_NOT_FOUND',
    });
  });

  test('gives no event for what stays as it is', () => {
    const change = { details, role: 'member', active: true } as const;
    expect(changeMember(given(created()), { change, author: admin })).toMatchObject({
      type: 'accepted',
      events: {
        member: [],
        administrators: [],
        userName: [],
        freedUserName: [],
        email: [],
        freedEmail: [],
      },
    });
  });

  test('gives one event for each part that changes', () => {
    const change = {
      details: { lastName: 'Winter' },
      role: 'support',
      active: false,
      credentialId: ids.newCredential,
    } as const;
    const decision = changeMember(given(created(), passwordSet(), signedIn()), {
      change,
      author: admin,
    });
    expect(decision).toMatchObject({
      events: {
        member: [
          {
            type: 'MemberDetailsChanged',
            data: { memberId: ids.member, ...details, lastName: 'Winter' },
          },
          { type: 'MemberRoleChanged', data: { memberId: ids.member, role: 'support' } },
          {
            type: 'MemberPasswordSet',
            data: { credentialId: ids.newCredential, mustChange: true },
          },
          {
            type: 'MemberSignedOut',
            data: { sessionId: ids.session, reason: 'password-changed' },
          },
          { type: 'MemberAccessEnded', data: { reason: 'password-changed' } },
          { type: 'MemberDeactivated', data: { memberId: ids.member } },
        ],
      },
    });
  });

  test('moves a name: takes the new one and gives the old one back', () => {
    const states = {
      ...given(created()),
      userName: { next: { ownerId: null }, current: { ownerId: ids.member } },
    };
    const change = { details: { userName: 'ada.winter' } };
    expect(changeMember(states, { change, author: admin })).toMatchObject({
      events: {
        userName: [{ type: 'NameReserved', data: { kind: 'userName', ownerId: ids.member } }],
        freedUserName: [{ type: 'NameReleased', data: { kind: 'userName', ownerId: ids.member } }],
      },
    });
  });

  test('refuses an e-mail that another member uses', () => {
    const states = {
      ...given(created()),
      email: { next: { ownerId: ids.other }, current: { ownerId: ids.member } },
    };
    const change = { details: { email: 'taken@example.org' } };
    expect(changeMember(states, { change, author: admin })).toMatchObject({
      code: 'EMAIL_ALREADY_EXISTS',
    });
  });

  test('ends every session of a member who is deactivated', () => {
    const states = given(created(), signedIn(), signedIn(ids.otherSession));
    const decision = changeMember(states, { change: { active: false }, author: admin });
    expect(decision).toMatchObject({
      events: {
        member: [
          { type: 'MemberDeactivated' },
          { type: 'MemberSignedOut', data: { sessionId: ids.session, reason: 'deactivated' } },
          { type: 'MemberSignedOut', data: { sessionId: ids.otherSession, reason: 'deactivated' } },
          { type: 'MemberAccessEnded', data: { reason: 'deactivated' } },
        ],
      },
    });
  });

  test.each([{ role: 'member' }, { active: false }] as const)(
    "keeps the acting member's own account out of %j",
    (change) => {
      const states = given(created('super-admin'));
      expect(changeMember(states, { change, author: own })).toMatchObject({ code: 'OWN_ACCOUNT' });
    },
  );

  test('lets administrators change the details of their own account', () => {
    const author = { type: 'member', id: ids.member, role: 'admin' } as const;
    const change = { details: { lastName: 'Winter' }, role: 'admin', active: true } as const;
    expect(changeMember(given(created('admin')), { change, author }).type).toBe('accepted');
  });

  test.each([
    { role: 'member' },
    { active: false },
    { details: { email: 'mine@example.org' } },
    { credentialId: ids.newCredential },
  ] as const)('leaves %j of an administrator to super-admins', (change) => {
    const states = given(created('admin'), passwordSet());
    expect(changeMember(states, { change, author: admin })).toMatchObject({ code: 'FORBIDDEN' });
    expect(changeMember(states, { change, author: superAdmin }).type).toBe('accepted');
  });

  test('leaves promoting to super-admins', () => {
    const change = { role: 'admin' } as const;
    expect(changeMember(given(created()), { change, author: admin })).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('refuses to lose the last super-admin', () => {
    const states = { ...given(created('super-admin')), administrators: new Set([ids.member]) };
    for (const change of [{ role: 'admin' }, { active: false }] as const) {
      expect(changeMember(states, { change, author: superAdmin })).toMatchObject({
        code: 'LAST_ADMINISTRATOR',
      });
    }
  });

  test('takes a demoted super-admin out of the circle, and an activated one back in', () => {
    const two = {
      ...given(created('super-admin')),
      administrators: new Set([ids.member, ids.other]),
    };
    expect(changeMember(two, { change: { role: 'support' }, author: superAdmin })).toMatchObject({
      events: { administrators: [{ type: 'SuperAdminDismissed', data: { memberId: ids.member } }] },
    });
    const inactive = given(created('super-admin'), {
      type: 'MemberDeactivated',
      data: { memberId: ids.member },
    });
    expect(changeMember(inactive, { change: { active: true }, author: superAdmin })).toMatchObject({
      events: { administrators: [{ type: 'SuperAdminAppointed', data: { memberId: ids.member } }] },
    });
  });
});
