import { describe, expect, test } from '@jest/globals';

import { midsOf } from './janus/janus-filter.js';
import { usualAllowance } from './allowance.js';
import { withoutTracks } from './without-tracks.js';

const offer = [
  ...['v=0', 'a=group:BUNDLE 0 1', 'm=audio 9 UDP/TLS/RTP/SAVPF 111', 'a=mid:0', 'a=sendonly'],
  ...['m=video 9 UDP/TLS/RTP/SAVPF 96', 'a=sendonly', 'a=mid:cam', ''],
].join('\r\n');

const directions = (sdp: string) => sdp.match(/a=(?:sendonly|inactive)/g);

describe('an offer', () => {
  test('offers nothing that is not allowed', () => {
    expect(withoutTracks(offer, usualAllowance)).toBe(offer);
    const silent = withoutTracks(offer, { ...usualAllowance, audio: false });
    expect(directions(silent)).toEqual(['a=inactive', 'a=sendonly']);
    const blind = withoutTracks(offer, { ...usualAllowance, video: false });
    expect(directions(blind)).toEqual(['a=sendonly', 'a=inactive']);
    const unsaid = offer.replace('a=sendonly\r\na=mid:cam', 'a=mid:cam');
    expect(directions(withoutTracks(unsaid, { ...usualAllowance, video: false }))).toEqual([
      ...['a=sendonly', 'a=inactive'],
    ]);
  });

  test('names the parts that Janus is informed about', () => {
    expect(midsOf(offer, 'audio')).toEqual(['0']);
    expect(midsOf(offer, 'video')).toEqual(['cam']);
  });
});
