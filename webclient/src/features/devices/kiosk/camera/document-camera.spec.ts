import { describe, expect, it } from '@jest/globals';
import type { DeviceCamera } from '@foyer/contracts/devices';

import type { StreamSource } from '#media/core/stream-source.js';
import { FakeDevices } from '#testing/fake-devices.js';
import { DocumentCamera } from './document-camera.js';

const set: DeviceCamera = { deviceId: 'table', resolution: '1920x1080', angle: 0 };

/** A call that remembers what it was given to send. */
function fakeCall() {
  const sources: StreamSource[] = [];
  return {
    sources,
    send: (source: StreamSource) => void sources.push(source),
    stopSending: async () => undefined,
  };
}

describe('the document camera of a kiosk', () => {
  it('is sent as a stream of its own, by its own settings', async () => {
    const devices = new FakeDevices();
    const call = fakeCall();
    await new DocumentCamera(devices.asBrowser(), () => set).open(call);
    expect(call.sources.map(({ mediaType }) => mediaType)).toEqual(['secondaryCam']);
    expect(call.sources[0]?.isThere()).toBe(true);
    expect(devices.asked).toMatchObject([
      { audio: false, video: { deviceId: { exact: 'table' }, width: { ideal: 1920 } } },
    ]);
  });

  it('is not asked for where the kiosk has none, and is missed by no call where it is broken', async () => {
    const devices = new FakeDevices();
    const call = fakeCall();
    await new DocumentCamera(devices.asBrowser(), () => ({ ...set, deviceId: null })).open(call);
    expect(devices.asked).toEqual([]);
    devices.failure = new DOMException('', 'NotReadableError');
    await new DocumentCamera(devices.asBrowser(), () => set).open(call);
    expect(call.sources).toEqual([]);
  });

  it('is opened again when it has frozen, within a call', async () => {
    const devices = new FakeDevices();
    const call = fakeCall();
    const camera = new DocumentCamera(devices.asBrowser(), () => set);
    await camera.restart();
    expect(devices.asked).toHaveLength(0);
    await camera.open(call);
    await camera.restart();
    expect(call.sources.map((source) => source.isThere())).toEqual([false, true]);
  });

  it('is let go with the call, also where it arrives later', async () => {
    const devices = new FakeDevices();
    const call = fakeCall();
    const camera = new DocumentCamera(devices.asBrowser(), () => set);
    await camera.open(call);
    camera.close();
    expect(call.sources[0]?.isThere()).toBe(false);
    const late = camera.open(call);
    camera.close();
    await late;
    expect(call.sources).toHaveLength(1);
    expect(devices.tracks.every(({ readyState }) => readyState === 'ended')).toBe(true);
  });
});
