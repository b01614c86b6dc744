import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { FakeDevices } from '#testing/fake-devices.js';
import { LocalMedia } from './local-media.js';
import { ownProperties } from './own-properties.js';
import { resumeDevices } from './resume-devices.js';

/** Sets the earlier answer that the browser remembers. */
const remembers = (state: PermissionState) =>
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: async () => ({ state }) },
  });

describe('devices of a visit whose page was loaded again', () => {
  let devices: FakeDevices;
  let media: LocalMedia;

  beforeEach(() => {
    localStorage.clear();
    devices = new FakeDevices();
    media = new LocalMedia(devices.asBrowser(), localStorage);
  });
  afterEach(() => media.close());

  it('are taken at once where the browser remembers that it may', async () => {
    remembers('granted');
    await resumeDevices(media, { asks: false, missing: ['camera', 'microphone'] });
    expect(media.state.get()).toMatchObject({ phase: 'ready', cameraOn: true });
  });

  it.each([true, false])(
    'stay missing for who came without them, without a question (asks: %s)',
    async (asks) => {
      remembers('prompt');
      await resumeDevices(media, { asks, missing: ['camera', 'microphone'] });
      expect(devices.asked).toEqual([]);
      expect(media.state.get().phase).toBe('ready');
      expect(ownProperties(media.state.get()).isMicrophoneAvailable).toBe(false);
    },
  );

  it('are asked for in a call alone where the browser has forgotten them', async () => {
    remembers('prompt');
    await resumeDevices(media, { asks: false, missing: [] });
    expect([media.state.get().phase, devices.asked.length]).toEqual(['idle', 0]);
    await resumeDevices(media, { asks: true, missing: [] });
    expect(media.state.get().phase).toBe('ready');
  });
});
