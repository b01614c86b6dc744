import { afterEach, describe, expect, it } from '@jest/globals';

import '#testing/browser-parts.js';
import { FakeDevices } from '#testing/fake-devices.js';
import { LocalMedia } from './local-media.js';
import { obstacle, problemOf } from './media-problem.js';

const globalPart = (name: string) => ({ [name]: (globalThis as Record<string, unknown>)[name] });

describe('the problem of camera and microphone', () => {
  it.each([
    ['NotFoundError', 'Requested device not found', 'not-found'],
    ['DevicesNotFoundError', '', 'not-found'],
    ['NotAllowedError', 'Permission denied', 'denied'],
    ['PermissionDeniedError', '', 'denied'],
    ['NotAllowedError', 'Permission dismissed', 'dismissed'],
    ['NotAllowedError', 'Permission denied by system', 'blocked-by-system'],
    ['NotReadableError', 'Could not start video source', 'in-use'],
    ['AbortError', 'Starting videoinput failed', 'in-use'],
    ['OverconstrainedError', '', 'overconstrained'],
    ['SecurityError', '', 'insecure'],
    ['TypeError', '', 'unsupported'],
    ['SomethingNew', '', 'unknown'],
  ])('%s "%s" is %s', (name, message, problem) => {
    expect(problemOf(new DOMException(message, name))).toBe(problem);
  });

  it('is unknown where no error was thrown at all', () => {
    expect(problemOf(undefined)).toBe('unknown');
  });
});

describe('a page that cannot be in a call', () => {
  const before = { ...globalPart('RTCPeerConnection'), ...globalPart('isSecureContext') };
  afterEach(() => {
    Object.assign(globalThis, before);
    Reflect.deleteProperty(globalThis, 'RTCRtpReceiver');
  });
  const codecs = (...names: string[]) => ({
    getCapabilities: () => ({ codecs: names.map((name) => ({ mimeType: `video/${name}` })) }),
  });
  const lacking: [string, object, string][] = [
    ['a secure address', { isSecureContext: false }, 'insecure'],
    ['peer connections', { RTCPeerConnection: undefined }, 'unsupported'],
    ['every codec of calls', { RTCRtpReceiver: codecs('AV1', 'rtx') }, 'unsupported'],
  ];

  it.each(lacking)(
    'says so where it lacks %s, before it asks for a camera',
    async (_, lack, why) => {
      Object.assign(globalThis, lack);
      expect(obstacle()).toBe(why);
      const devices = new FakeDevices();
      const media = new LocalMedia(devices.asBrowser(), localStorage);
      await media.open();
      expect(media.state.get()).toMatchObject({ phase: 'failed', problem: why, video: null });
    },
  );

  it('does not come to be ready by going without camera and microphone', () => {
    Object.assign(globalThis, { RTCPeerConnection: undefined });
    const media = new LocalMedia(new FakeDevices().asBrowser(), localStorage);
    media.proceedWithout();
    expect(media.state.get()).toMatchObject({ phase: 'failed', problem: 'unsupported' });
  });

  it('is no page that shows one codec of calls', () => {
    Object.assign(globalThis, { RTCRtpReceiver: codecs('VP8') });
    Object.defineProperty(navigator, 'mediaDevices', {
      value: new FakeDevices().asBrowser(),
      configurable: true,
    });
    expect(obstacle()).toBeUndefined();
  });
});
