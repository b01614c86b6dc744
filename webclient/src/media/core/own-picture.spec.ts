import { beforeEach, describe, expect, it } from '@jest/globals';

import { FakeTrack } from '../../testing/fake-devices.js';
import { BackgroundBlur, type OwnPicture } from './own-picture.js';

describe('the own picture', () => {
  const track = () => new FakeTrack('video') as unknown as MediaStreamTrack;
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  let shown: OwnPicture[];
  let begun: { fail: (error: unknown) => void; ended: number }[];
  let answer: (track: MediaStreamTrack) => Promise<MediaStreamTrack>;
  let blur: BackgroundBlur;
  const [camera, blurred] = [track(), track()];

  beforeEach(() => {
    [shown, begun] = [[], []];
    answer = async () => blurred;
    blur = new BackgroundBlur(
      (own) => shown.push(own),
      async (source, fail) => {
        const work = { fail, ended: 0 };
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

  it('is the camera’s, and said to be, where the device cannot do it or does it too slowly', async () => {
    answer = () => Promise.reject(new Error('no program for this device'));
    blur.follow(camera, true);
    await settle();
    expect(shown.at(-1)).toEqual({ picture: camera, blur: 'failed' });
    answer = async () => blurred;
    const other = track();
    blur.follow(other, true);
    await settle();
    begun[1]?.fail(new Error('too slow'));
    expect(shown.at(-1)).toEqual({ picture: other, blur: 'failed' });
    expect(begun[1]?.ended).toBe(1);
  });

  it('of a camera that is off by the time is never shown', async () => {
    blur.follow(camera, true);
    blur.follow(null, true);
    await settle();
    expect(shown.at(-1)).toEqual({ picture: null, blur: 'off' });
    expect(begun[0]?.ended).toBe(1);
  });
});
