import { beforeEach, describe, expect, it } from '@jest/globals';

import { pictureLimits } from '@foyer/contracts/calls';

import { FakeDevices } from '#testing/fake-devices.js';
import { LocalMedia } from './local-media.js';
import { ownProperties } from './own-properties.js';

describe('the camera and microphone of the user', () => {
  let devices: FakeDevices;
  let media: LocalMedia;

  beforeEach(() => {
    localStorage.clear();
    devices = new FakeDevices();
    media = new LocalMedia(devices.asBrowser(), localStorage);
  });

  const state = () => media.state.get();
  const upTo = (quality: keyof typeof pictureLimits) => {
    const picture = pictureLimits[quality];
    return { picture, best: picture };
  };

  it('are both there when both are allowed', async () => {
    await media.open();
    expect(state()).toMatchObject({
      phase: 'ready',
      problem: null,
      microphoneOn: true,
      cameraOn: true,
      hasCamera: true,
      hasMicrophone: true,
    });
  });

  it('do with the microphone where there is no camera, and the other way round', async () => {
    devices.camera = false;
    await media.open();
    expect(state()).toMatchObject({ phase: 'ready', hasCamera: false, hasMicrophone: true });
    devices.camera = true;
    devices.microphone = false;
    await media.open();
    expect(state()).toMatchObject({ phase: 'ready', hasCamera: true, hasMicrophone: false });
  });

  it('say why they are missing, and are found automatically when they are plugged in', async () => {
    devices.camera = false;
    devices.microphone = false;
    await media.open();
    expect(state()).toMatchObject({ phase: 'failed', problem: 'not-found' });
    devices.camera = true;
    devices.microphone = true;
    devices.dispatchEvent(new Event('devicechange'));
    while (state().phase !== 'ready') await new Promise((resolve) => setTimeout(resolve));
    expect(state().video).not.toBeNull();
  });

  it('are not asked for one by one after they were refused', async () => {
    devices.failure = new DOMException('Permission denied', 'NotAllowedError');
    await media.open();
    expect(state()).toMatchObject({ phase: 'failed', problem: 'denied' });
    expect(devices.asked).toHaveLength(1);
  });

  it('are let go at once when they arrive after they were given up', async () => {
    const opening = media.open();
    media.close();
    await opening;
    expect(devices.tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
    expect(state().phase).toBe('idle');
  });

  it('leave the camera off that was turned off while they were asked for', async () => {
    const opening = media.open();
    await media.setCamera(false);
    await opening;
    expect(state()).toMatchObject({ phase: 'ready', cameraOn: false, video: null });
    expect(devices.tracks.find(({ kind }) => kind === 'video')?.readyState).toBe('ended');
  });

  it('are muted without being let go, and the camera is let go when it is turned off', async () => {
    await media.open();
    const [audio, video] = devices.tracks;
    await media.setMicrophone(false);
    await media.setCamera(false);
    expect(audio).toMatchObject({ enabled: false, readyState: 'live' });
    expect(video?.readyState).toBe('ended');
    expect(state()).toMatchObject({ microphoneOn: false, cameraOn: false, video: null });

    await media.setMicrophone(true);
    await media.setCamera(true);
    expect(audio?.enabled).toBe(true);
    expect(state()).toMatchObject({ microphoneOn: true, cameraOn: true });
    expect(state().video?.readyState).toBe('live');
  });

  it('can be asked for without the camera, and with it again', async () => {
    devices.failure = new DOMException('Could not start', 'NotReadableError');
    await media.open();
    expect(state()).toMatchObject({ phase: 'failed', problem: 'in-use' });
    devices.failure = undefined;
    await media.open(false);
    expect(state()).toMatchObject({
      phase: 'ready',
      video: null,
      cameraOn: false,
      hasCamera: true,
    });
    await media.open(true);
    expect(state().video).not.toBeNull();
  });

  it('can be done without', async () => {
    devices.failure = new DOMException('Permission denied', 'NotAllowedError');
    await media.open();
    media.proceedWithout();
    expect(state()).toMatchObject({ phase: 'ready', problem: null, microphoneOn: false });
    expect(state()).toMatchObject({ hasCamera: false, hasMicrophone: false });
  });

  it('send nothing once they are done without, though a former try had brought some', async () => {
    await media.open();
    devices.failure = new DOMException('Permission denied', 'NotAllowedError');
    await media.open();
    expect(state().phase).toBe('failed');
    media.proceedWithout();
    expect(devices.tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
    expect(state()).toMatchObject({ audio: null, video: null, microphoneOn: false });
  });

  it('are off and not missing for a user who was never asked', () => {
    media.proceedWithout();
    expect(state()).toMatchObject({ hasCamera: true, hasMicrophone: true });
  });

  it('are missing once they are unplugged and there is no other one', async () => {
    await media.open();
    devices.failure = new DOMException('Requested device not found', 'NotFoundError');
    devices.tracks[0]?.unplug();
    while (state().hasMicrophone) await new Promise((resolve) => setTimeout(resolve));
    expect(state()).toMatchObject({ phase: 'ready', problem: 'not-found', hasCamera: true });
    devices.failure = undefined;
    await media.setMicrophone(true);
    expect(state()).toMatchObject({ problem: null, hasMicrophone: true });
  });

  it.each(['NotReadableError', 'NotAllowedError'])(
    'stay as they are when others are chosen that fail with %s',
    async (name) => {
      await media.open();
      const { audio, video } = state();
      devices.failure = new DOMException('', name);
      await media.choose({ microphone: 'headset', camera: 'desk-camera' });
      const has = { hasCamera: true, hasMicrophone: true };
      expect(state()).toMatchObject({ phase: 'ready', ...has });
      expect([state().audio, state().video]).toEqual([audio, video]);
      expect(devices.tracks.map(({ readyState }) => readyState)).toEqual(['live', 'live']);
      expect(ownProperties(state())).not.toHaveProperty('isMicrophoneAvailable');
    },
  );

  it('are gone when they are let go for a restart that fails', async () => {
    await media.open();
    devices.failure = new DOMException('', 'NotReadableError');
    await media.restartMicrophone();
    await media.restartCamera();
    expect(state()).toMatchObject({ audio: null, video: null });
    expect(state()).toMatchObject({ hasCamera: false, hasMicrophone: false });
  });

  it('go on with another device when one is unplugged', async () => {
    await media.open();
    devices.tracks[1]?.unplug();
    expect(state().video).toBeNull();
    while (!state().video) await new Promise((resolve) => setTimeout(resolve));
    expect(state().cameraOn).toBe(true);
  });

  it('stay muted when another microphone is chosen', async () => {
    await media.open();
    await media.setMicrophone(false);
    await media.choose({ microphone: 'headset' });
    expect(state().audio?.enabled).toBe(false);
    expect(state().microphoneOn).toBe(false);
  });

  it('keep the device that was chosen, and do with the usual one when it is gone', async () => {
    await media.open();
    await media.choose({ camera: 'desk-camera' });
    const next = new LocalMedia(devices.asBrowser(), localStorage);
    await next.open();
    const last = devices.asked.at(-1)?.video as MediaTrackConstraints;
    expect(last.deviceId).toEqual({ exact: 'desk-camera' });
  });

  it('are not even asked for where they may not be used, and no larger than they may be', async () => {
    media.limit({ microphone: null, camera: 'role', ...upTo('HD') });
    await media.open();
    expect(devices.asked).toMatchObject([{ video: false }]);
    media.limit({ microphone: 'role', camera: null, ...upTo('Low') });
    expect(state().audio).toBeNull();
    await media.setCamera(true);
    expect(devices.asked.at(-1)).toMatchObject({
      video: { width: { ideal: 320 }, height: { ideal: 240 } },
      audio: false,
    });
    media.limit({ microphone: 'role', camera: 'role', ...upTo('HD') });
    await media.open();
    expect(state()).toMatchObject({ phase: 'ready', problem: null, audio: null, video: null });
    expect(devices.asked).toHaveLength(2);
  });

  it('are sent no better than was chosen, here and next time, nor than the call has it', async () => {
    await media.choose({ quality: 'SD' });
    expect(state().limits.picture).toBe(pictureLimits.SD);
    media.limit({ microphone: null, camera: null, ...upTo('Low') });
    expect(state().limits.picture).toBe(pictureLimits.Low);
    media.limit({ microphone: null, camera: null, ...upTo('Full HD') });
    expect(state().limits.picture).toBe(pictureLimits.SD);
    const again = new LocalMedia(devices.asBrowser(), localStorage);
    expect(again.state.get().limits.picture).toBe(pictureLimits.SD);
    await media.choose({ quality: null });
    expect(state().limits.picture).toBe(pictureLimits['Full HD']);
  });

  it('are sent better than is usual where that was chosen and no host has set it', async () => {
    await media.open();
    await media.choose({ quality: '4K' });
    expect(state().limits.picture).toBe(pictureLimits['4K']);
    expect(devices.tracks[1]?.applied).toMatchObject({ width: { ideal: 3840 } });
    media.limit({ microphone: null, camera: null, ...upTo('HD') });
    expect(state().limits.picture).toBe(pictureLimits.HD);
  });

  it('are said to be turned as was chosen, here and next time', async () => {
    await media.open();
    await media.choose({ angle: 270 });
    expect(ownProperties(state()).streamStatus.userCam?.video.angle).toBe(270);
    const again = new LocalMedia(devices.asBrowser(), localStorage);
    expect(again.state.get().choice.angle).toBe(270);
  });
});
