import '#testing/browser-parts.js';

import { beforeEach, describe, expect, it } from '@jest/globals';

import { FakeDevices, FakeTrack } from '#testing/fake-devices.js';
import { mayTurnCamera, sideOf, turnCamera } from './camera-side.js';
import { LocalMedia } from './local-media.js';

/** A phone, which gives a camera only to who has let go of the other. */
class Phone extends FakeDevices {
  sides = ['user', 'environment'];

  override async getUserMedia(constraints: MediaStreamConstraints): Promise<MediaStream> {
    const video = constraints.video as MediaTrackConstraints | false;
    if (
      video &&
      this.tracks.some(({ kind, readyState }) => kind === 'video' && readyState === 'live')
    )
      throw new DOMException('Could not start video source', 'NotReadableError');
    const stream = await super.getUserMedia(constraints);
    const wanted = video ? video.facingMode : undefined;
    const { ideal = 'user' } = (wanted ?? {}) as { ideal?: string };
    const facingMode = this.sides.includes(ideal) ? ideal : this.sides[0];
    for (const track of stream.getVideoTracks()) {
      track.getSettings = () => (facingMode === undefined ? {} : { facingMode });
    }
    return stream;
  }

  override async enumerateDevices(): Promise<MediaDeviceInfo[]> {
    return [1, 2].map((deviceId) => ({ deviceId, kind: 'videoinput', label: '' }) as never);
  }
}

describe('the two sides of a phone', () => {
  let phone: Phone;
  let media: LocalMedia;
  const side = () => sideOf(media.state.get().video);
  const open = async () => {
    media = new LocalMedia(phone.asBrowser(), localStorage);
    await media.open();
    await new Promise((resolve) => setTimeout(resolve));
  };

  beforeEach(() => {
    localStorage.clear();
    phone = new Phone();
  });

  it('changes from one to the other and back, with one camera at a time', async () => {
    await open();
    expect([mayTurnCamera(media.state.get()), side()]).toEqual([true, 'user']);
    await turnCamera(media);
    expect(side()).toBe('environment');
    await turnCamera(media);
    expect(side()).toBe('user');
  });

  it('begins with the front the next time', async () => {
    await open();
    await turnCamera(media);
    media.close();
    phone.tracks.length = 0;
    await open();
    expect(side()).toBe('user');
  });

  it('returns to the camera before where the other cannot be had', async () => {
    await open();
    const getUserMedia = phone.getUserMedia.bind(phone);
    phone.getUserMedia = async (constraints) => {
      const { facingMode } = constraints.video as MediaTrackConstraints;
      if ((facingMode as { ideal: string }).ideal === 'environment')
        throw new DOMException('Could not start video source', 'NotReadableError');
      return getUserMedia(constraints);
    };
    await turnCamera(media);
    expect([side(), media.state.get().cameraOn]).toEqual(['user', true]);
  });

  it('is not offered for the camera of a computer, which has no side', async () => {
    phone.sides = [];
    await open();
    expect(mayTurnCamera(media.state.get())).toBe(false);
    expect(new FakeTrack('video').getSettings().facingMode).toBeUndefined();
  });
});
