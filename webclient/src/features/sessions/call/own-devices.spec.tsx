import '#testing/browser-parts.js';

import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';

import type { CallState } from '#media/core/call-state.js';
import { LocalMedia } from '#media/core/local-media.js';
import { FakeDevices } from '#testing/fake-devices.js';
import { useOwnDevices } from './useOwnDevices.js';

describe('the devices in a call of several', () => {
  let devices: FakeDevices;
  let media: LocalMedia;
  type Props = readonly [CallState['phase'], boolean];
  const enter = (...begins: Props) => {
    const { rerender } = renderHook(
      ([phase, speaks]: Props) => useOwnDevices(media, phase, speaks),
      { initialProps: begins },
    );
    return (...next: Props) => act(async () => rerender(next));
  };
  const isSent = () => {
    const { audio, video, microphoneOn, cameraOn } = media.state.get();
    return { heard: audio !== null && microphoneOn, seen: video !== null && cameraOn };
  };

  beforeEach(() => {
    cleanup();
    localStorage.clear();
    devices = new FakeDevices();
    media = new LocalMedia(devices.asBrowser(), localStorage);
  });

  it('are opened for a participant who enters as a speaker', async () => {
    const becomes = enter('joining', false);
    await becomes('in', true);
    expect(isSent()).toEqual({ heard: true, seen: true });
  });

  it('stay off when a listener is made a speaker, until they are turned on', async () => {
    const becomes = enter('joining', false);
    await becomes('in', false);
    await becomes('in', true);
    expect(devices.asked).toEqual([]);
    expect(isSent()).toEqual({ heard: false, seen: false });
    await act(async () => media.setMicrophone(true));
    expect(isSent()).toEqual({ heard: true, seen: false });
  });

  it('stay off when the right was taken away and is given again', async () => {
    const becomes = enter('joining', false);
    await becomes('in', true);
    await becomes('in', false);
    await becomes('in', true);
    expect(devices.asked).toHaveLength(1);
    expect(isSent()).toEqual({ heard: false, seen: false });
  });
});
