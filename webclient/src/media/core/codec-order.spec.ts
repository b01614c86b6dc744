import { describe, expect, it } from '@jest/globals';

import { codecOrder, decodedOf } from './codec-order.js';

const codec = (mimeType: string, sdpFmtpLine?: string) => ({
  mimeType,
  ...(sdpFmtpLine === undefined ? {} : { sdpFmtpLine }),
});

describe('the order of codecs', () => {
  it('has H264 first, in the profile that all browsers know, then VP8, and helpers last', () => {
    const order = codecOrder([
      codec('video/VP9', 'profile-id=0'),
      codec('video/rtx', 'apt=96'),
      codec('video/H264', 'packetization-mode=1;profile-level-id=4d001f'),
      codec('video/VP8'),
      codec('video/H264', 'packetization-mode=0;profile-level-id=42e01f'),
      codec('video/H264', 'packetization-mode=1;profile-level-id=42e01f'),
    ]);
    expect(
      order.map(({ mimeType, sdpFmtpLine }) => `${mimeType} ${sdpFmtpLine ?? ''}`.trim()),
    ).toEqual([
      'video/H264 packetization-mode=1;profile-level-id=42e01f',
      'video/H264 packetization-mode=0;profile-level-id=42e01f',
      'video/H264 packetization-mode=1;profile-level-id=4d001f',
      'video/VP8',
      'video/VP9 profile-id=0',
      'video/rtx apt=96',
    ]);
  });

  it('begins with VP8 where H264 is missing', () => {
    expect(codecOrder([codec('video/AV1'), codec('video/VP8')])[0]?.mimeType).toBe('video/VP8');
  });

  it('offers no H264 if a participant of the call cannot show it', () => {
    const order = codecOrder([codec('video/H264'), codec('video/rtx'), codec('video/VP8')], 'vp8');
    expect(order.map(({ mimeType }) => mimeType)).toEqual(['video/VP8', 'video/rtx']);
  });
});

describe('the codecs of a browser', () => {
  it('are known by the names of its codecs, in any spelling', () => {
    expect(decodedOf([codec('video/vp8'), codec('video/H264'), codec('video/rtx')])).toEqual([
      'h264',
      'vp8',
    ]);
    expect(decodedOf([codec('video/VP8'), codec('video/VP9')])).toEqual(['vp8']);
  });
});
