import { test } from '@jest/globals';
import type { GuestEvent } from '@foyer/contracts/identity';
import { describeProjection } from '../testing/index.js';
import { guests } from './guests.js';

const guestId = '01990000-0000-7000-8000-00000000000a';
const createdBy = '01990000-0000-7000-8000-00000000000b';
const at = '2026-03-02T10:00:00.000Z';
const details = {
  firstName: 'Emma',
  lastName: 'Winter',
  email: 'emma@example.org',
  phone: '301 234 5678',
};
const created: GuestEvent = { type: 'GuestCreated', data: { guestId, ...details, createdBy } };
const forgotten: GuestEvent = {
  type: 'PersonForgotten',
  data: { personId: guestId, kind: 'guest' },
};

describeProjection<GuestEvent>(guests, (given) => {
  test('shows a guest as last changed', () =>
    given(
      { ...created, at },
      { type: 'GuestChanged', data: { guestId, ...details, lastName: 'Sommer' }, at },
    ).thenDocuments('guests', [
      {
        _id: guestId,
        ...details,
        lastName: 'Sommer',
        sortBy: { lastName: 'sommer', firstName: 'emma', email: 'emma@example.org' },
        searchText: 'Emma Sommer emma@example.org 301 234 5678',
        role: 'guest',
        revision: 0,
        onlineStatus: 'auto',
        createdBy,
        createdAt: at,
        updatedAt: at,
      },
    ]));

  test('knows where a person passes through, in no list, until forgotten', async () => {
    const sessionId = '01990000-0000-7000-8000-00000000000c';
    const came: GuestEvent = {
      type: 'GuestCameToSession',
      data: { guestId, sessionId, displayName: 'Emma' },
    };
    await given(came).thenDocuments('guests', []);
    await given(came).thenDocuments('sessionGuests', [{ _id: guestId, sessionId }]);
    await given(came, forgotten).thenDocuments('sessionGuests', []);
  });

  test('shows nothing of a guest who was forgotten', () =>
    given(created, forgotten).thenDocuments('guests', []));
});
