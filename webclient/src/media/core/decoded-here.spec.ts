import { afterEach, describe, expect, it } from '@jest/globals';

import '#testing/browser-parts.js';
import { decodedHere } from './decoded-here.js';

const before = globalThis.RTCPeerConnection;
const lists = (...names: string[]) => ({
  getCapabilities: () => ({ codecs: names.map((name) => ({ mimeType: `video/${name}` })) }),
});
let open = 0;

/** A browser that lists and offers codecs. */
function browser(listed: readonly string[], offered: readonly string[]): void {
  const sdp = offered.map((name, at) => `a=rtpmap:${96 + at} ${name}/90000`).join('\r\n');
  class Connection {
    constructor() {
      open += 1;
    }
    addTransceiver = () => undefined;
    createOffer = async () => ({ type: 'offer', sdp: `v=0\r\n${sdp}\r\n` });
    close = () => void (open -= 1);
  }
  Object.assign(globalThis, { RTCPeerConnection: Connection, RTCRtpReceiver: lists(...listed) });
}

describe('what a browser can show', () => {
  afterEach(() => {
    Object.assign(globalThis, { RTCPeerConnection: before });
    Reflect.deleteProperty(globalThis, 'RTCRtpReceiver');
    expect(open).toBe(0);
  });

  it('is what it offers: Firefox 140 lists H264 also without the plugin for it', async () => {
    browser(['VP8', 'rtx', 'H264'], ['VP8', 'rtx', 'VP9']);
    expect(await decodedHere()).toEqual(['vp8']);
    browser(['VP8', 'H264'], ['VP8', 'H264']);
    expect(await decodedHere()).toEqual(['h264', 'vp8']);
  });

  it('is not known where no offer comes, or no connection can be made', async () => {
    Object.assign(globalThis, { RTCRtpReceiver: lists('VP8') });
    expect(await decodedHere()).toBeUndefined();
    Object.assign(globalThis, { RTCPeerConnection: undefined });
    expect(await decodedHere()).toBeUndefined();
  });
});
