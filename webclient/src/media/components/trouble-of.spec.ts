import { expect, test } from '@jest/globals';
import type { TrackKind } from '@foyer/contracts/calls';

import { troubleOf } from './trouble-of.js';

const on = { mute: false, lock: false, deviceId: null };
const off = { ...on, mute: true };
const told = (audio: typeof on, video: typeof on) => ({
  ...{ streamStatus: { userCam: { audio, video } }, isCameraAvailable: true },
});

const sends = (...stalled: TrackKind[]) => ({
  connected: true,
  paused: false,
  participantProperties: told(on, on),
  streams: [
    { mediaType: 'screenCam' as const, connectionId: 'screen', stalled: ['video' as const] },
    {
      ...{ mediaType: 'userCam' as const, connectionId: 'camera' },
      ...(stalled.length > 0 && { stalled }),
    },
  ],
});
const live = { state: 'live' } as const;

test('reports no trouble for a participant who is received well, and the worst one for others', () => {
  expect(troubleOf(sends(), live)).toBeUndefined();
  expect(troubleOf(sends('video'), live)).toBe('frozen');
  expect(troubleOf(sends('audio'), live)).toBe('silent');
  expect(troubleOf(sends('video', 'audio'), live)).toBe('interrupted');
  expect(troubleOf(sends('video'), { state: 'interrupted' })).toBe('interrupted');
  expect(troubleOf({ ...sends('video'), connected: false }, live)).toBe('away');
  expect(troubleOf(sends(), undefined)).toBe('connecting');
});

test('says so of a participant who is not received over another connection either, despite the browser', () => {
  const { streams, ...others } = sends('video', 'audio');
  const unreceived = streams.map((stream) => ({ ...stream, unreceived: true }));
  expect(troubleOf({ ...others, streams: unreceived }, live)).toBe('unreceived');
});

test('makes no attempt to connect with a participant on hold, unless they are gone', () => {
  const held = { ...sends(), paused: true };
  expect(troubleOf(held, undefined)).toBe('isOnHold');
  expect(troubleOf({ ...held, connected: false }, undefined)).toBe('away');
});

test('says that a participant is in another call', () => {
  const held = { ...sends(), paused: true, isElsewhere: true };
  expect(troubleOf(held, undefined)).toBe('isElsewhere');
});

test('connects with those of whom something is to come, and with no one who sends nothing', () => {
  const nothing = { ...sends(), streams: [] };
  const silent = { ...nothing, participantProperties: told(off, off) };
  expect(troubleOf(silent, undefined)).toBeUndefined();
  expect(troubleOf({ ...silent, connected: false }, undefined)).toBe('away');
  expect(troubleOf(nothing, undefined)).toBe('connecting');
  const asked = { streamStatus: {}, isCameraAvailable: true };
  expect(troubleOf({ ...nothing, participantProperties: asked }, undefined)).toBe('connecting');
  // A listed stream is on its way, also where its device is turned off.
  expect(troubleOf({ ...silent, streams: sends().streams }, undefined)).toBe('connecting');
});
