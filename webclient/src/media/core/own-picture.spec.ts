import { beforeEach, describe, expect, it } from '@jest/globals';

import { FakeTrack } from '#testing/fake-devices.js';
import { BackgroundBlur, type Blur, type OwnPicture } from './own-picture.js';

describe('the picture of the user', () => {
  const track = () => new FakeTrack('video') as unknown as MediaStreamTrack;
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  let shown: OwnPicture[];
  let begun: (Parameters<Blur>[1] & { ended: number })[];
  let answer: (track: MediaStreamTrack) => Promise<MediaStreamTrack>;
  let blur: BackgroundBlur;
  const [camera, blurred] = [track(), track()];

  beforeEach(() => {
    [shown, begun] = [[], []];
    answer = async () => blurred;
    blur = new BackgroundBlur(
      (own) => shown.push(own),
      async (source, news) => {
        const work = { ...news, ended: 0 };
        begun.push(work);
        return { track: await answer(source), end: () => void (work.ended += 1) };
      },
    );
  });

  it('is the camera’s until a blur is wanted, and none for the moment until there is one', async () => {
    blur.follow(camera, false);
    blur.follow(camera, true);
    expect(shown).toEqual([
      { picture: camera, blur: 'off' },
      { picture: null, blur: 'starting' },
    ]);
    await settle();
    expect(shown.at(-1)).toEqual({ picture: blurred, blur: 'on' });
    blur.follow(camera, false);
    expect(shown.at(-1)).toEqual({ picture: camera, blur: 'off' });
    expect(begun[0]?.ended).toBe(1);
  });

  it('is never the camera’s where the device cannot blur it, or no more', async () => {
    answer = () => Promise.reject(new Error('no program for this device'));
    blur.follow(camera, true);
    await settle();
    expect(shown.at(-1)).toEqual({ picture: null, blur: 'failed' });
    answer = async () => blurred;
    const other = track();
    blur.follow(other, true);
    await settle();
    begun[1]?.onFailed(new Error('too slow'));
    expect(shown.at(-1)).toEqual({ picture: null, blur: 'failed' });
    expect(begun[1]?.ended).toBe(1);
    expect(shown.map(({ picture }) => picture)).not.toContain(camera);
    expect(shown.map(({ picture }) => picture)).not.toContain(other);
  });

  it('has failed until it was answered, also once the camera is off', async () => {
    answer = () => Promise.reject(new Error('no program for this device'));
    blur.follow(camera, true);
    await settle();
    blur.follow(null, true);
    expect(shown.at(-1)).toEqual({ picture: null, blur: 'failed' });
    blur.forget();
    expect(shown.at(-1)).toEqual({ picture: null, blur: 'off' });
    blur.follow(camera, true);
    expect(shown.at(-1)).toEqual({ picture: null, blur: 'starting' });
    await settle();
    blur.follow(null, false);
    expect(shown.at(-1)).toEqual({ picture: null, blur: 'off' });
  });

  it('is blurred with less where the device is slow, and says so', async () => {
    blur.follow(camera, true);
    await settle();
    begun[0]?.onLess(true);
    expect(shown.at(-1)).toEqual({ picture: blurred, blur: 'less' });
    begun[0]?.onLess(false);
    expect(shown.at(-1)).toEqual({ picture: blurred, blur: 'on' });
  });

  it('of a camera that is off by the time is never shown', async () => {
    blur.follow(camera, true);
    blur.follow(null, true);
    await settle();
    expect(shown.at(-1)).toEqual({ picture: null, blur: 'off' });
    expect(begun[0]?.ended).toBe(1);
  });
});
