import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';

import { SessionAffinity } from '#platform/cluster/nodes';
import { SocketHub } from '#platform/realtime';
import { eventually } from '#platform/testing/eventually.js';
import { ConferenceApp } from '../testing/conference-app.js';
import { Conferences } from './conferences.js';
import { JoinerNames } from '../adapters/joiner-names.js';

describe('A page that comes to a call', () => {
  let app: ConferenceApp;
  let names: JoinerNames;
  let callId: string;
  let kim: string;
  let lee: string;

  beforeAll(async () => {
    app = await ConferenceApp.boot();
    names = app.test.app.get(JoinerNames, { strict: false });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    [kim, lee] = [randomUUID(), randomUUID()];
    callId = await app.startSessionCall([kim, lee]);
  });

  test('is missed like a lost one if it stays out after its person was let in', async () => {
    const page = await app.page('member', lee);
    jest.spyOn(names, 'nameOf').mockRejectedValueOnce(new Error('no names'));
    expect(await page.enter(callId)).toMatchObject({ ok: false });
    expect(await app.history(callId)).toEqual(['CallStarted', 'CallJoined', 'CallConnectionLost']);
    expect(await page.enter(callId)).toMatchObject({ ok: true });
    expect((await app.history(callId)).at(-1)).toBe('CallConnectionRestored');
  });

  test('misses no person who has another page there', async () => {
    const [page, second] = [await app.page('member', lee), await app.page('member', lee)];
    expect(await page.enter(callId)).toMatchObject({ ok: true });
    jest.spyOn(names, 'nameOf').mockRejectedValueOnce(new Error('no names'));
    expect(await second.enter(callId)).toMatchObject({ ok: false });
    expect(await app.history(callId)).toEqual(['CallStarted', 'CallJoined']);
  });

  test('turns out no other page if it has closed meanwhile', async () => {
    const [page, closing] = [await app.page('member', lee), await app.page('member', lee)];
    expect(await page.enter(callId)).toMatchObject({ ok: true });
    const hub = app.test.app.get(SocketHub, { strict: false });
    const lose = jest.spyOn(app.test.app.get(Conferences, { strict: false }), 'lose');
    const open = hub.all().length;
    // The name is looked up after the call has let the person in.
    jest.spyOn(names, 'nameOf').mockImplementationOnce(async () => {
      closing.socket.disconnect();
      await eventually('the page has gone', () => hub.all().length < open);
      return 'Lee';
    });
    closing.socket.emit('getSessionCalls', { sessionCallId: callId }, () => undefined);
    await eventually('its end was noticed', () => lose.mock.calls.length > 0);
    expect(page.notified('leaveSessionCall')).toEqual([]);
    expect(await page.emit('leaveSessionCall', { sessionCallId: callId })).toMatchObject({
      ok: true,
    });
  });

  test('is sent to the node of the call before anything is written', async () => {
    const affinities = app.test.app.get(SessionAffinity, { strict: false });
    const page = await app.page('member', lee);
    jest.spyOn(affinities, 'isElsewhere').mockResolvedValueOnce(true);
    page.socket.emit('getSessionCalls', { sessionCallId: callId }, () => undefined);
    await eventually('the page is sent back', () => page.socket.disconnected);
    expect(await app.history(callId)).toEqual(['CallStarted']);
  });

  test('is missed before it is sent there if another node was quicker', async () => {
    const affinities = app.test.app.get(SessionAffinity, { strict: false });
    const page = await app.page('member', lee);
    jest.spyOn(affinities, 'keep').mockResolvedValueOnce(false);
    page.socket.emit('getSessionCalls', { sessionCallId: callId }, () => undefined);
    await eventually('the page is sent back', () => page.socket.disconnected);
    expect(await app.history(callId)).toEqual(['CallStarted', 'CallJoined', 'CallConnectionLost']);
  });
});
