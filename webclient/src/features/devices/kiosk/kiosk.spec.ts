import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@foyer/contracts/client';

import { FakeDevices } from '#testing/fake-devices.js';
import { heartbeatOf, healthOf } from './agent/kiosk-heartbeat.js';
import { beginCall } from './begin-call.js';
import { Kiosk } from './kiosk.js';
import { noteOf, statusOf } from './state/client-state.js';
import { aDevice, aPortal, aPortalWithContent } from './testing/a-device.js';
import { FakeVisit, VISIT_ID } from './testing/fake-visit.js';

describe('a kiosk', () => {
  let devices: FakeDevices;
  let kiosk: Kiosk;
  let visit: FakeVisit;
  let picture: string | null;

  beforeEach(async () => {
    jest.useFakeTimers();
    localStorage.clear();
    devices = new FakeDevices();
    visit = new FakeVisit();
    picture = null;
    kiosk = new Kiosk(
      {
        devices: devices.asBrowser(),
        storage: localStorage,
        makeSource: () => ({
          hash: () => picture ?? Math.floor(performance.now()).toString(16).padStart(8, '0'),
          close: () => undefined,
        }),
        now: () => performance.now(),
        awake: () => true,
      },
      aDevice,
    );
    kiosk.portal.set(aPortal);
    kiosk.attach(visit.asSession());
    kiosk.open();
    await pass(0);
  });
  afterEach(() => {
    kiosk.close();
    jest.useRealTimers();
  });

  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const status = () => statusOf(kiosk.state.get());
  const constraints = () => devices.asked.at(-1)?.video;

  it('opens camera and microphone automatically, and is ready', () => {
    expect(kiosk.media.state.get().phase).toBe('ready');
    expect(status()).toBe('IN_START');
  });

  it('keeps requesting a camera that it may not use, or that is absent', async () => {
    kiosk.media.close();
    devices.failure = new DOMException('no', 'NotAllowedError');
    await kiosk.media.open();
    expect(status()).toBe('IN_PERMISSION');
    devices.failure = undefined;
    [devices.camera, devices.microphone] = [false, false];
    await pass(10_000);
    expect(noteOf(kiosk.state.get())).toBe('Camera and microphone: not-found');
    [devices.camera, devices.microphone] = [true, true];
    await pass(10_000);
    expect(status()).toBe('IN_START');
  });

  it('says that its picture stands still, in the call as well, until it moves', async () => {
    visit.is('IN_CALL');
    picture = 'deadbeef';
    await pass(5_000);
    expect(status()).toBe('IN_ERROR');
    expect(noteOf(kiosk.state.get())).toBe('Stream is frozen');
    expect(heartbeatOf(kiosk, { appTitle: 'Foyer' }).frames).toEqual([
      { source: 'userCam', hash: 'deadbeef' },
    ]);
    picture = null;
    await pass(1_000);
    expect(status()).toBe('IN_CALL');
  });

  it('follows what is set for it while it runs', async () => {
    const asked = devices.asked.length;
    const camera = { deviceId: null, resolution: '640x480', angle: 0 } as const;
    kiosk.apply({ ...aDevice, volume: 0.9, userCamera: camera });
    await pass(0);
    expect(kiosk.state.get().volume).toBe(0.9);
    expect(devices.asked).toHaveLength(asked + 1);
    expect(constraints()).toMatchObject({ width: { ideal: 640 }, frameRate: { ideal: 24 } });
    kiosk.apply({ ...aDevice, volume: 0.9, userCamera: { ...camera, deviceId: 'top' } });
    await pass(0);
    expect(constraints()).toMatchObject({ deviceId: { exact: 'top' } });
    expect(devices.asked).toHaveLength(asked + 2);
    const turned = { ...camera, deviceId: 'top', angle: 90 } as const;
    kiosk.apply({ ...aDevice, volume: 0.9, userCamera: turned });
    await pass(0);
    expect(kiosk.media.state.get().choice.angle).toBe(90);
    kiosk.apply({ ...aDevice, name: 'Hall', userCamera: { ...camera, deviceId: 'top' } });
    await pass(0);
    expect(devices.asked).toHaveLength(asked + 2);
  });

  it('forgets a failed visit as soon as it continues', () => {
    visit.is('IN_ERROR', { note: 'Broken' });
    expect(noteOf(kiosk.state.get())).toBe('Broken');
    visit.is('IN_PERMISSION');
    expect(status()).toBe('IN_START');
  });

  describe('when its button or a remote request asks for a call', () => {
    const NOW = Date.parse('2026-03-02T12:00:00Z');

    it('begins one, under its own name where a name is asked for', async () => {
      kiosk.portal.set({ ...aPortal, askClientName: true });
      expect(await beginCall(kiosk, NOW)).toBeNull();
      expect(visit.entered).toEqual([{ visitorName: 'Lobby' }]);
    });

    it('begins one from the goodbye of the last visitor', async () => {
      visit.is('IN_END');
      expect(await beginCall(kiosk, NOW)).toBeNull();
      expect(visit.entered).toHaveLength(1);
    });

    it('says why it cannot', async () => {
      visit.is('IN_WAITING');
      expect(await beginCall(kiosk, NOW)).toBe('BUSY');
      visit.startOver();
      kiosk.portal.set({ ...aPortal, onlineStatus: 'closed' });
      expect(await beginCall(kiosk, NOW)).toBe('CLOSED');
      kiosk.portal.set(aPortal);
      expect(await beginCall(kiosk, Date.parse('2026-03-02T22:59:30Z'))).toBe('CLOSED');
      visit.failure = new ApiError('PIN_REQUIRED', 'PIN', 401);
      expect(await beginCall(kiosk, NOW)).toBe('PIN_REQUIRED');
      kiosk.portal.set(null);
      expect(await beginCall(kiosk, NOW)).toBe('NO_PORTAL');
      expect(visit.entered).toEqual([]);
    });

    it('does not begin one that could not be seen or heard', async () => {
      devices.failure = new DOMException('no', 'NotReadableError');
      await kiosk.media.open();
      expect(await beginCall(kiosk, NOW)).toBe('NO_CAMERA');
    });
  });

  describe('says how it is', () => {
    const heartbeat = () => heartbeatOf(kiosk, { appTitle: 'Foyer' });

    it('for itself while it has no visitor, and for the visit that is under way', () => {
      expect(heartbeat()).toMatchObject({ clientDataId: aDevice._id, queueHasContent: false });
      kiosk.portal.set(aPortalWithContent);
      expect(heartbeat().queueHasContent).toBe(true);
      visit.is('IN_WAITING');
      expect(heartbeat()).toMatchObject({ clientDataId: VISIT_ID, clientStatus: 'IN_WAITING' });
      kiosk.portal.set(null);
      expect(heartbeat().queueHasContent).toBe(false);
    });

    it('gives a call a moment to begin, and then misses what is not there', async () => {
      visit.is('IN_CALL');
      expect(healthOf(heartbeat(), 0).deviceAlive).toBe(true);
      await pass(10_000);
      expect(healthOf(heartbeat(), 0)).toMatchObject({
        deviceAlive: false,
        deviceErrorNote: 'Device status is IN_CALL but missing participant properties',
      });
    });
  });
});
