import { SDP_MAX } from '@foyer/contracts/calls';

import { MediaRelayError } from './media-relay-error.js';

const LINES_MAX = 1_500;
const LINE_MAX = 4_000;
/**
 * One microphone and one picture are a stream; a browser that once had more lists them as inactive.
 */
const MEDIA_MAX = 6;

const LINE = /^[a-z]=[\x20-\x7e\u00a0-\uffff]*$/;
const MEDIA = /^m=(audio|video) \d{1,5} UDP\/TLS\/RTP\/SAVPF(?: \d{1,3}){1,64}$/;
const FINGERPRINT = /^a=fingerprint:sha-(?:256|384|512) (?:[0-9A-F]{2}:){31,63}[0-9A-F]{2}$/i;
const SETUP = /^a=setup:(?:actpass|active|passive)$/;

const carries = (lines: readonly string[], pattern: RegExp): boolean =>
  lines.some((line) => pattern.test(line));

/**
 * Looks at a session description before anything written in C does: bounded, line by line
 * well-formed, with the media and the security that browsers write. A relay itself decides what it
 * does with the description.
 * @throws MediaRelayError MEDIA_REFUSED
 */
export function checkSessionDescription(sdp: string): void {
  if (sdp.length > SDP_MAX) throw new MediaRelayError('MEDIA_REFUSED');
  const lines = sdp.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  const media = lines.filter((line) => line.startsWith('m='));
  const sound =
    lines.length <= LINES_MAX &&
    lines[0] === 'v=0' &&
    lines.every((line) => line.length <= LINE_MAX && LINE.test(line)) &&
    media.length >= 1 &&
    media.length <= MEDIA_MAX &&
    media.every((line) => MEDIA.test(line)) &&
    carries(lines, FINGERPRINT) &&
    carries(lines, SETUP) &&
    carries(lines, /^a=ice-ufrag:[\w+/-]{4,256}$/) &&
    carries(lines, /^a=ice-pwd:[\w+/-]{22,256}$/);
  if (!sound) throw new MediaRelayError('MEDIA_REFUSED');
}
