import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MEDIA_CHECK_MS } from '@foyer/contracts/calls';

import { eventually } from '#platform/testing/eventually.js';
import { DirectRelay } from '#contexts/media';
import { soundDescription } from '#contexts/media/relay/testing/text-peer.js';
import { MediaChecks } from '../conference/media-checks.js';
import { ConferenceApp } from '../testing/conference-app.js';

/** Answers as Janus does, and knows the rooms that are open. */
function answeringRelay() {
  const direct = new DirectRelay();
  const state = { rooms: new Set<string>(), isRefusing: false };
  const relay = Object.assign(direct, {
    kind: 'janus' as never,
    open: (callId: string) => void state.rooms.add(callId),
    end: (callId: string) => void state.rooms.delete(callId),
    publish: async () => {
      if (state.isRefusing) throw new Error('Janus is away');
      return soundDescription() as never;
    },
  });
  return { relay, state };
}

describe('The way to the media server', () => {
  let app: ConferenceApp;
  let state: ReturnType<typeof answeringRelay>['state'];
  beforeEach(async () => {
    const answering = answeringRelay();
    ({ state } = answering);
    app = await ConferenceApp.boot(answering.relay);
  });
  afterEach(() => app.close());

  const visitor = () => app.page('guest', randomUUID(), undefined, 'application');
  const offer = { sdpOffer: soundDescription() };

  test('is tried by a visitor alone in a room that goes with the page', async () => {
    const page = await visitor();
    expect(await page.emit('getMediaPath', {})).toMatchObject({
      ok: true,
      relay: 'janus',
      iceServers: [{ urls: ['stun:stun.example:3478'] }],
    });
    expect(await page.emit('checkMediaPath', offer)).toMatchObject({
      ok: true,
      sdpAnswer: expect.stringContaining('v=0'),
    });
    expect(state.rooms.size).toBe(1);
    // Another try takes the place of the first one.
    await page.emit('checkMediaPath', offer);
    expect(state.rooms.size).toBe(1);
    page.socket.disconnect();
    await eventually('the room is gone', async () => state.rooms.size === 0);
  });

  test('is free again after its time, and where it could not be tried', async () => {
    const checks = app.test.app.get(MediaChecks);
    const page = await visitor();
    state.isRefusing = true;
    expect((await page.emit('checkMediaPath', offer)).ok).toBe(false);
    expect([state.rooms.size, checks.count]).toEqual([0, 0]);
    state.isRefusing = false;
    await page.emit('checkMediaPath', offer);
    app.test.clock.advance(MEDIA_CHECK_MS - 1);
    expect([state.rooms.size, checks.count]).toEqual([1, 1]);
    app.test.clock.advance(1);
    expect([state.rooms.size, checks.count]).toEqual([0, 0]);
  });

  test('is tried by members and devices too, before a call of theirs', async () => {
    for (const role of ['member', 'device'] as const) {
      const page = await app.page(role, randomUUID(), undefined, 'application');
      expect(await page.emit('getMediaPath', {})).toMatchObject({ ok: true, relay: 'janus' });
      expect(await page.emit('checkMediaPath', offer)).toMatchObject({ ok: true });
    }
  });

  test('is not tried without end, nor with nonsense, nor by who is in no call', async () => {
    const page = await visitor();
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 8; n += 1) codes.push((await page.emit('checkMediaPath', offer)).code);
    expect(codes.slice(0, 6)).toEqual(Array.from({ length: 6 }));
    expect(codes.slice(6)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    const other = await visitor();
    expect((await other.emit('checkMediaPath', { sdpOffer: 'hello' })).code).toBe('INVALID_INPUT');
    const auditor = await app.page('auditor', randomUUID(), undefined, 'application');
    expect((await auditor.emit('checkMediaPath', offer)).code).toBe('FORBIDDEN');
  });

  test('is not there where calls travel directly', async () => {
    const direct = await ConferenceApp.boot();
    try {
      const page = await direct.page('guest', randomUUID(), undefined, 'application');
      expect(await page.emit('getMediaPath', {})).toMatchObject({ relay: 'direct' });
      expect((await page.emit('checkMediaPath', offer)).code).toBe('RELAY_NEEDED');
    } finally {
      await direct.close();
    }
  });
});
