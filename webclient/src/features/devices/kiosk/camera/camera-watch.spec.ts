import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { LocalMedia } from '#media/core/local-media.js';
import { FakeDevices } from '#testing/fake-devices.js';
import { CameraWatch } from './camera-watch.js';

describe('the watch over the camera', () => {
  let devices: FakeDevices;
  let media: LocalMedia;
  let watch: CameraWatch;
  let picture: string | null;
  let awake: boolean;
  const said: string[] = [];

  beforeEach(async () => {
    jest.useFakeTimers();
    localStorage.clear();
    said.length = 0;
    awake = true;
    picture = 'still';
    devices = new FakeDevices();
    media = new LocalMedia(devices.asBrowser(), localStorage);
    watch = new CameraWatch({
      media,
      makeSource: () => ({ hash: () => picture, close: () => undefined }),
      now: () => performance.now(),
      awake: () => awake,
      onFrozen: () => said.push('frozen'),
      onRecovered: () => said.push('recovered'),
    });
    await media.open();
    watch.open();
  });
  afterEach(() => {
    watch.close();
    media.close();
    jest.useRealTimers();
  });

  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const move = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 250) {
      picture = `moving ${performance.now()}`;
      await pass(250);
    }
  };
  const cameras = () => devices.asked.filter(({ video }) => Boolean(video)).length;

  it('opens a frozen camera again, then reports it, all within five seconds', async () => {
    await pass(3_500);
    expect(cameras()).toBe(2);
    expect(said).toEqual([]);
    await pass(1_500);
    expect(said).toEqual(['frozen']);
  });

  it('reports no error if the camera moves after it was opened again', async () => {
    await pass(3_500);
    await move(5_000);
    expect(said).toEqual([]);
    expect(cameras()).toBe(2);
  });

  it('says that the camera moves again', async () => {
    await pass(5_000);
    await move(1_000);
    expect(said).toEqual(['frozen', 'recovered']);
  });

  it('does not take a camera for frozen that is turned off, or that is hidden', async () => {
    awake = false;
    await pass(10_000);
    awake = true;
    await media.setCamera(false);
    await pass(10_000);
    expect(said).toEqual([]);
  });

  it('opens the camera again once if page and agent request it together', async () => {
    await Promise.all([watch.restart(), watch.restart()]);
    expect(cameras()).toBe(2);
  });
});
