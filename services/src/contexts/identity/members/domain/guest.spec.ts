import { describe, expect, test } from '@jest/globals';
import type { GuestEvent } from '@foyer/contracts/identity';

import { changeGuest, comeToSession, createGuest, evolveGuest, initialGuest } from './guest.js';

const guestId = '01990000-0000-7000-8000-00000000000a';
const createdBy = '01990000-0000-7000-8000-00000000000b';
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
const free = { isInvitedByOthers: false };
const after = (...events: readonly GuestEvent[]) => events.reduce(evolveGuest, initialGuest);

describe('a guest', () => {
  test('is made once; the same again changes nothing, another with the id is refused', () => {
    const write = { guestId, details };
    expect(createGuest(after(), write, createdBy)).toMatchObject({ events: [created] });
    expect(createGuest(after(created), write, createdBy)).toMatchObject({ events: [] });
    const other = { guestId, details: { ...details, lastName: 'Sommer' } };
    expect(createGuest(after(created), other, createdBy)).toMatchObject({
      code: 'ID_ALREADY_USED',
    });
  });

  test('is changed where something is different', () => {
    const other = { ...details, lastName: 'Sommer' };
    expect(changeGuest(after(created), { guestId, details: other }, free)).toMatchObject({
      events: [{ type: 'GuestChanged', data: { guestId, ...other } }],
    });
    expect(changeGuest(after(created), { guestId, details }, free)).toMatchObject({ events: [] });
    expect(changeGuest(after(), { guestId, details }, free)).toMatchObject({
      code: 'GUEST_NOT_FOUND',
    });
  });

  test('keeps the addresses to which links to the meetings of others go', () => {
    const invited = { isInvitedByOthers: true };
    for (const change of [{ email: 'eve@example.org' }, { phone: '' }]) {
      const write = { guestId, details: { ...details, ...change } };
      expect(changeGuest(after(created), write, invited)).toMatchObject({
        code: 'GUEST_INVITED_BY_OTHERS',
      });
      expect(changeGuest(after(created), write, free)).toMatchObject({ type: 'accepted' });
    }
    const named = { guestId, details: { ...details, lastName: 'Sommer' } };
    expect(changeGuest(after(created), named, invited)).toMatchObject({ type: 'accepted' });
  });

  test('neither finds a forgotten guest nor creates the guest again', () => {
    const state = after(created, forgotten);
    expect(changeGuest(state, { guestId, details }, free)).toMatchObject({
      code: 'GUEST_NOT_FOUND',
    });
    expect(createGuest(state, { guestId, details }, createdBy)).toMatchObject({
      code: 'ID_ALREADY_USED',
    });
  });

  test('lets a passing guest come to a session once, outside of the list of guests', () => {
    const came = { guestId, sessionId: createdBy, displayName: 'Emma' };
    const passing: GuestEvent = { type: 'GuestCameToSession', data: came };
    expect(comeToSession(after(), came)).toMatchObject({ events: [passing] });
    for (const known of [created, passing, forgotten]) {
      expect(comeToSession(after(known), came)).toMatchObject({ code: 'ID_ALREADY_USED' });
    }
    expect(changeGuest(after(passing), { guestId, details }, free)).toMatchObject({
      code: 'GUEST_NOT_FOUND',
    });
  });
});
