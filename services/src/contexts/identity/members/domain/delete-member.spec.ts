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
import { createMember } from './create-member.js';
import { deleteMember, type DeleteMemberStates } from './delete-member.js';
import { initialReservation } from './reservation.js';

const given = (...events: readonly MemberEvent[]): DeleteMemberStates => ({
  member: memberAfter(...events),
  administrators: administratorsAfter(ids.other),
  userName: { ownerId: ids.member },
  email: { ownerId: ids.member },
});
const deleted: MemberEvent = { type: 'MemberDeleted', data: { memberId: ids.member } };

describe('deleting a member', () => {
  test('ends the sessions and frees the names', () => {
    expect(deleteMember(given(created(), passwordSet(), signedIn()), admin)).toMatchObject({
      events: {
        member: [
          { type: 'MemberSignedOut', data: { reason: 'deactivated' } },
          { type: 'MemberAccessEnded', data: { reason: 'deleted' } },
          deleted,
        ],
        administrators: [],
        userName: [{ type: 'NameReleased', data: { kind: 'userName' } }],
        email: [{ type: 'NameReleased', data: { kind: 'email' } }],
      },
    });
  });

  test('a second time changes nothing', () => {
    expect(deleteMember(given(created(), deleted), admin)).toMatchObject({
      events: { member: [], administrators: [], userName: [], email: [] },
    });
  });

  test('refuses who never was', () => {
    expect(deleteMember(given(), admin)).toMatchObject({ code: 'MEMBER_NOT_FOUND' });
  });

  test('refuses oneself, an administrator by an administrator, and the last one who can make them', () => {
    const self = { ...superAdmin, id: ids.member } as const;
    expect(deleteMember(given(created()), self)).toMatchObject({ code: 'OWN_ACCOUNT' });
    expect(deleteMember(given(created('admin')), admin)).toMatchObject({ code: 'FORBIDDEN' });
    expect(deleteMember(given(created('admin')), superAdmin)).toMatchObject({ type: 'accepted' });
    const last = {
      ...given(created('super-admin')),
      administrators: administratorsAfter(ids.member),
    };
    expect(deleteMember(last, superAdmin)).toMatchObject({ code: 'LAST_ADMINISTRATOR' });
  });

  test('is permanent: the id is not used again, and all other decisions find no member', () => {
    const after = memberAfter(created(), passwordSet(), deleted);
    expect(after).toEqual({
      status: 'unknown',
      past: {
        ...{ id: ids.member, credentialId: ids.credential },
        ...{ linkId: null, factorIds: [], fileIds: [] },
      },
    });
    const again = createMember(
      {
        member: after,
        administrators: administratorsAfter(ids.other),
        userName: initialReservation,
        email: initialReservation,
      },
      { memberId: ids.member, details, role: 'member', credentialId: null, author: admin },
    );
    expect(again).toMatchObject({ code: 'ID_ALREADY_USED' });
  });
});
