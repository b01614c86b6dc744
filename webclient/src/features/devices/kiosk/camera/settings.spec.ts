import { describe, expect, it } from '@jest/globals';

import { cameraChanged, choiceOf, sizeOf } from './settings.js';

const camera = { deviceId: 'front', resolution: '1280x720', angle: 0 } as const;

describe("a kiosk's settings of its cameras", () => {
  it('name a resolution, or none', () => {
    expect(sizeOf(camera)).toEqual({ width: 1280, height: 720 });
    expect(sizeOf({ resolution: '3840x2160' })).toEqual({ width: 3840, height: 2160 });
    expect(sizeOf({ resolution: null })).toBeNull();
  });

  it('name the devices, or the usual ones', () => {
    expect(choiceOf({ userCamera: camera, microphone: null, speaker: 'loud' })).toEqual({
      camera: 'front',
      side: null,
      microphone: null,
      speaker: 'loud',
      quality: 'HD',
      angle: 0,
      blur: false,
    });
  });

  it('have a picture sent as large as it is set to be taken', () => {
    const sent = (resolution: string | null) =>
      choiceOf({ userCamera: { ...camera, resolution }, microphone: null, speaker: null }).quality;
    expect(['320x240', '640x480', '1920x1080', '3840x2160', null].map(sent)).toEqual([
      ...['Low', 'SD', 'Full HD', '4K', null],
    ]);
  });

  it('ask for another track only where another camera or resolution is set', () => {
    expect(cameraChanged(camera, { ...camera, angle: 90 })).toBe(false);
    expect(cameraChanged(camera, { ...camera, resolution: '640x480' })).toBe(true);
    expect(cameraChanged(camera, { ...camera, deviceId: null })).toBe(true);
  });
});
