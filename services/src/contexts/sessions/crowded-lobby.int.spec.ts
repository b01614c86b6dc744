import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Session } from '@foyer/contracts/sessions';

import { AddressLimits } from '#platform/http/admission';
import { SessionsFixture, type Person } from './testing/sessions-fixture.js';

const GREEDY = '192.0.2.1';
const OFFICE = '198.51.100.20';

describe('guests of one address in the lobby of a call', () => {
  let fixture: SessionsFixture;
  let ada: Person;
  let team: Session;

  beforeEach(async () => {
    const addressLimits = new AddressLimits({
      trustedNetworks: ['198.51.100.0/24'],
      visitsPerMinute: 100,
      openVisits: 100,
      placesInLine: 3,
    });
    fixture = await SessionsFixture.open({ addressLimits, trustProxy: true });
    ada = await fixture.person('ada.berger');
    team = await fixture.session(ada, { sessionType: 'public' });
    await fixture.app.call('PATCH /session/updateAccessSettings', {
      token: ada.token,
      body: { sessionId: team._id, accessMode: 'knock' },
    });
    const body = { _id: fixture.app.core.newId.next(), sessionId: team._id };
    await fixture.app.call('POST /callDetail/call', { token: ada.token, body });
  });
  afterEach(() => fixture.app.close());

  const guest = async (from: string) => {
    const headers = { 'x-forwarded-for': from };
    const body = { sessionId: team._id, displayName: 'Gil' };
    const entered = await fixture.app.call('POST /session/guest', { body, headers });
    const { token, guestId } = entered.body as { token: string; guestId: string };
    const joinerDetail = { joinerId: guestId, displayName: 'Gil' };
    return async () => {
      const joining = { sessionId: team._id, isMeeting: false, joinerDetail };
      const { status } = await fixture.app.call('POST /callDetail/callJoin', {
        ...{ token, headers },
        body: joining,
      });
      return status;
    };
  };
  const come = async (from: string, count: number) => {
    const guests = await Promise.all(Array.from({ length: count }, () => guest(from)));
    return { guests, statuses: await Promise.all(guests.map((knock) => knock())) };
  };

  test('have a share of it, also where they come together, and others theirs', async () => {
    const { guests, statuses } = await come(GREEDY, 6);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429, 429]);
    const inside = guests[statuses.indexOf(200)];
    expect(await inside?.()).toBe(200);
    expect((await come('192.0.2.2', 1)).statuses).toEqual([200]);
    expect((await come('2001:db8:1:2::1', 4)).statuses.toSorted()).toEqual([200, 200, 200, 429]);
  });

  test('are not counted in a network that is trusted', async () => {
    expect((await come(OFFICE, 6)).statuses).toEqual([200, 200, 200, 200, 200, 200]);
  });
});
