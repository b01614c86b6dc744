import { describe, expect, test } from '@jest/globals';

import {
  admin,
  administratorsAfter,
  created,
  details,
  ids,
  memberAfter,
  superAdmin,
} from '../../testing/member-history.js';
import { createMember } from './create-member.js';

const free = { ownerId: null };
const states = {
  member: memberAfter(),
  administrators: administratorsAfter(ids.other),
  userName: free,
  email: free,
};
const command = {
  memberId: ids.member,
  details,
  role: 'member',
  credentialId: ids.credential,
  author: admin,
} as const;

describe('creating a member', () => {
  test('makes the member, its password and both reservations in one step', () => {
    expect(createMember(states, command)).toMatchObject({
      type: 'accepted',
      events: {
        member: [
          created(),
          {
            type: 'MemberPasswordSet',
            data: { memberId: ids.member, credentialId: ids.credential, mustChange: true },
          },
        ],
        userName: [{ type: 'NameReserved', data: { kind: 'userName', ownerId: ids.member } }],
        email: [{ type: 'NameReserved', data: { kind: 'email', ownerId: ids.member } }],
        administrators: [],
      },
    });
  });

  test('needs no password', () => {
    expect(createMember(states, { ...command, credentialId: null })).toMatchObject({
      events: { member: [created()] },
    });
  });

  test('refuses a user name and an e-mail that another member uses', () => {
    const taken = { ownerId: ids.other };
    expect(createMember({ ...states, userName: taken }, command)).toMatchObject({
      code: 'USER_NAME_ALREADY_EXISTS',
    });
    expect(createMember({ ...states, email: taken }, command)).toMatchObject({
      code: 'EMAIL_ALREADY_EXISTS',
    });
  });

  test('changes nothing when it is asked for again', () => {
    const mine = { ownerId: ids.member };
    const again = { ...states, member: memberAfter(created()), userName: mine, email: mine };
    expect(createMember(again, command)).toMatchObject({
      type: 'accepted',
      events: { member: [], userName: [], email: [], administrators: [] },
    });
  });

  test('refuses an id that another person has already', () => {
    const other = { ...states, member: memberAfter(created('support')) };
    expect(createMember(other, command)).toMatchObject({ code: 'ID_ALREADY_USED' });
  });

  test.each(['admin', 'super-admin'] as const)('leaves making a %s to super-admins', (role) => {
    expect(createMember(states, { ...command, role })).toMatchObject({ code: 'FORBIDDEN' });
    expect(createMember(states, { ...command, role, author: superAdmin }).type).toBe('accepted');
  });

  test('adds a super-admin to the circle of those who appoint', () => {
    const decision = createMember(states, { ...command, role: 'super-admin', author: superAdmin });
    expect(decision).toMatchObject({
      events: {
        administrators: [{ type: 'SuperAdminAppointed', data: { memberId: ids.member } }],
      },
    });
  });
});
