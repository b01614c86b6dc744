import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { ConferenceApp, type ConferencePage } from '../testing/conference-app.js';

let app: ConferenceApp;

beforeAll(async () => {
  app = await ConferenceApp.boot();
});
afterAll(() => app.close());

/** A guest with two links: one leads to the call, the other to another meeting. */
async function twoLinks() {
  const [kim, ada] = [randomUUID(), randomUUID()];
  const callId = await app.startCallOf('session', [
    { joinerId: kim, joinerType: 'User', role: 'moderator' },
    { joinerId: ada, joinerType: 'Guest', role: 'viewer' },
  ]);
  const host = await app.page('member', kim);
  expect(await host.enter(callId)).toMatchObject({ ok: true });
  const own = await app.guestPage(ada, app.sessionOf(callId));
  const other = await app.guestPage(ada, randomUUID());
  return { callId, kim, ada, host, own, other };
}

const statuses = (page: ConferencePage) =>
  page.notified('knockerStatus').map(({ knockingStatus }) => knockingStatus);

test('refuses a guest with the link of another meeting, on entering and on leaving', async () => {
  const { callId, own, other } = await twoLinks();
  expect(await other.enter(callId)).toMatchObject({ ok: false, code: 'NOT_IN_CALL' });
  expect(await own.enter(callId)).toMatchObject({ ok: true });
  const leave = (page: ConferencePage) => page.emit('leaveSessionCall', { sessionCallId: callId });
  expect(await leave(other)).toMatchObject({ ok: false, code: 'NOT_IN_CALL' });
  expect(await app.history(callId)).not.toContain('CallLeft');
  expect(await leave(own)).toMatchObject({ ok: true });
});

test('pushes the state of a knock to the page whose link leads to the call alone', async () => {
  const { callId, ada, own, other } = await twoLinks();
  const knockedAt = app.test.clock.now().toISOString();
  await app.append(callId, 'CallKnocked', {
    ...{ callId, joinerId: ada, joinerType: 'Guest', role: 'guest', knockedAt },
  });
  await own.hears('knockerStatus', () => true);
  // The answer comes after all earlier pushes.
  await other.enter(callId);
  expect([statuses(own), statuses(other)]).toEqual([['KNOCKING'], []]);
});
