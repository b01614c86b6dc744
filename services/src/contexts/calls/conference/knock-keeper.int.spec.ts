import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { eventually } from '#platform/testing/eventually.js';
import { ConferenceApp } from '../testing/conference-app.js';
import { KNOCKER_RETURN_MS } from './knock-keeper.js';

let app: ConferenceApp;

beforeAll(async () => {
  app = await ConferenceApp.boot();
});
afterAll(() => app.close());

test('removes a knocking person who leaves from the lobby, and keeps one who reloads the page', async () => {
  const [kim, mel, ada] = [randomUUID(), randomUUID(), randomUUID()];
  const callId = await app.startSessionCall([kim]);
  const host = await app.page('member', kim);
  await host.enter(callId);
  const pages = { mel: await app.page('member', mel), ada: await app.page('member', ada) };
  for (const joinerId of [mel, ada]) {
    const knockedAt = app.test.clock.now().toISOString();
    await app.append(callId, 'CallKnocked', {
      ...{ callId, joinerId, joinerType: 'User', role: 'viewer', knockedAt },
    });
  }
  const knockers = (count: number) =>
    host.hears(
      'getSessionCalls',
      ({ knockers: shown }) => (shown as readonly object[]).length === count,
    );
  await knockers(2);
  pages.mel.socket.disconnect();
  pages.ada.socket.disconnect();
  await app.page('member', ada);
  // Time passes until the server has seen them go, and then as long as they may stay away.
  await eventually('the knock is withdrawn', async () => {
    app.test.clock.advance(KNOCKER_RETURN_MS);
    return (await app.history(callId)).includes('CallKnockWithdrawn');
  });
  await knockers(1);
  expect(host.notified('getSessionCalls').at(-1)?.knockers).toMatchObject([{ callJoinerId: ada }]);
});

test('a knock whose page never comes is withdrawn, also one from before the first participant was in', async () => {
  const [kim, mel, ada, lea] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const callId = await app.startSessionCall([kim]);
  const knocks = async (joinerId: string) => {
    const knockedAt = app.test.clock.now().toISOString();
    await app.append(callId, 'CallKnocked', {
      ...{ callId, joinerId, joinerType: 'Guest', role: 'guest', knockedAt },
    });
  };
  await knocks(mel);
  await app.page('guest', lea);
  const host = await app.page('member', kim);
  await host.enter(callId);
  await knocks(ada);
  await knocks(lea);
  await host.hears(
    'getSessionCalls',
    ({ knockers }) => (knockers as readonly object[]).length === 3,
  );
  const named = host.notified('getSessionCalls').at(-1)?.knockers;
  expect(named).toMatchObject([mel, ada, lea].map(() => ({ displayName: 'Mel' })));
  app.test.clock.advance(KNOCKER_RETURN_MS);
  await host.hears(
    'getSessionCalls',
    ({ knockers }) => (knockers as readonly object[]).length === 1,
  );
  const shown = host.notified('getSessionCalls').at(-1)?.knockers;
  expect(shown).toMatchObject([{ callJoinerId: lea }]);
});
