import { describe, expect, test } from '@jest/globals';
import type { MemberEvent } from '@foyer/contracts/identity';
import { sortKey } from '../platform/read-store/sort-key.js';
import { describeProjection } from '../testing/index.js';
import { members } from './members.js';

const memberId = '01990000-0000-7000-8000-00000000000a';
const profileId = '01990000-0000-7000-8000-0000000000e1';
const sessionId = '01990000-0000-7000-8000-0000000000d1';
const fileId = '01990000-0000-7000-8000-0000000000f1';
const at = '2026-03-02T10:00:00.000Z';
const picture = { fileId, hash: 'h', size: 10 };
const text = {
  profileName: 'Night desk',
  firstName: 'Ada',
  lastName: 'B.',
  company: '',
  companyRole: '',
  description: '',
};

const created: MemberEvent = {
  type: 'MemberCreated',
  data: {
    memberId,
    firstName: 'Ada',
    lastName: 'Berger',
    userName: 'ada',
    email: 'ada@example.org',
    language: 'de',
    role: 'member',
  },
};
const saved = (profileName: string | null): MemberEvent => ({
  type: 'MemberProfileSaved',
  data: { memberId, profileId, ...text, profileName },
});

describeProjection<MemberEvent>(members, (given) => {
  test('shows what an account says, and its picture', () =>
    given(
      created,
      {
        type: 'MemberParticularsChanged',
        data: {
          memberId,
          company: 'Example GmbH',
          companyRole: 'Reception',
          dateOfBirth: '1990-02-28',
          city: 'Bremen',
          address: 'Am Wall 1',
          zipCode: '28195',
          state: '',
        },
      },
      { type: 'MemberDescriptionChanged', data: { memberId, description: 'Hi' } },
      {
        type: 'MemberPreferenceChanged',
        data: { memberId, theme: 'dark', ringVolume: 1, notifications: false },
      },
      { type: 'MemberHoursChanged', data: { memberId, availability: null } },
      { type: 'MemberAvatarChanged', data: { memberId, ...picture }, at },
    ).thenDocument('members', memberId, {
      company: 'Example GmbH',
      dateOfBirth: '1990-02-28',
      description: 'Hi',
      liking: { theme: 'dark', ringVolume: 1, notifications: false },
      availability: null,
      avatarDocumentId: fileId,
      updatedAt: at,
    }));

  test('shows additional profiles; a picture stays where the text changes', () =>
    given(
      created,
      saved('Day desk'),
      { type: 'MemberProfileAvatarChanged', data: { memberId, profileId, ...picture } },
      saved('Night desk'),
    ).thenDocuments('profiles', [
      {
        ...{ _id: `${memberId}:${profileId}`, memberId, profileId, ...text },
        ...{ avatarDocumentId: fileId, revision: 3 },
      },
    ]));

  test('shows no profile of who was forgotten', () =>
    given(created, saved(null)).thenDocuments('profiles', []));

  test('shows from where a session was begun', () =>
    given(
      created,
      {
        type: 'MemberSignedIn',
        data: {
          memberId,
          sessionId,
          method: 'password',
          signedInAt: at,
          expiresAt: '2026-03-02T22:00:00.000Z',
        },
      },
      {
        type: 'SessionOriginNoted',
        data: { memberId, sessionId, device: 'Firefox, Linux', address: '192.0.2.x' },
      },
    ).thenDocument('sessions', sessionId, { device: 'Firefox, Linux', address: '192.0.2.x' }));
});

describe('the key by which texts are put in order', () => {
  test('has neither case nor accents', () => {
    const names = ['Zoe', 'adam', 'Ähre', 'Ärger', 'bea', 'Änne'];
    const inOrder = names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
    expect(inOrder).toEqual(['adam', 'Ähre', 'Änne', 'Ärger', 'bea', 'Zoe']);
    expect(sortKey(null)).toBe('');
  });
});
