import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { cpuMs } from '#platform/testing/cpu-time.js';
import { MediaRelayError } from './media-relay-error.js';
import { checkSessionDescription } from './session-description.js';
import { soundDescription } from './testing/text-peer.js';

const refused = (sdp: string): boolean => {
  try {
    checkSessionDescription(sdp);
    return false;
  } catch (error) {
    if (error instanceof MediaRelayError && error.code === 'MEDIA_REFUSED') return true;
    throw error;
  }
};

describe('A session description', () => {
  const sound = soundDescription();

  test('is let through as browsers write it', () => {
    expect(refused(sound)).toBe(false);
    expect(refused(sound.replaceAll('\r\n', '\n'))).toBe(false);
  });

  test.each([
    ['nothing', ''],
    ['no medium', sound.slice(0, sound.indexOf('m='))],
    ['a medium that no camera makes', sound.replace('m=video', 'm=application')],
    ['media in clear', sound.replaceAll('UDP/TLS/RTP/SAVPF', 'RTP/AVP')],
    ['no fingerprint', sound.replaceAll(/a=fingerprint.*\r\n/g, '')],
    ['a weak fingerprint', sound.replaceAll('sha-256', 'md5')],
    ['no password', sound.replaceAll(/a=ice-pwd.*\r\n/g, '')],
    ['a NUL', sound.replace('a=sendonly', 'a=send\u0000only')],
    ['a line without a type', sound.replace('a=sendonly', 'sendonly')],
    ['a very long line', sound.replace('a=sendonly', `a=${'x'.repeat(5_000)}`)],
    ['very many lines', sound + 'a=sendonly\r\n'.repeat(2_000)],
    ['very many media', sound + 'm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n'.repeat(10)],
    ['too much of everything', sound + 'a=x\r\n'.repeat(20_000)],
  ])('is refused with %s', (_what, sdp) => expect(refused(sdp)).toBe(true));

  test('is judged at once, no matter what it is', () => {
    const bits = fc.array(
      fc.oneof(
        fc.string(),
        fc.constantFrom(...sound.split('\r\n')),
        fc.constant('a=' + ':'.repeat(3_000)),
      ),
    );
    fc.assert(
      fc.property(bits, (lines) => {
        const startedAt = cpuMs();
        refused(`v=0\r\n${lines.join('\r\n')}`);
        expect(cpuMs() - startedAt).toBeLessThan(200);
      }),
      { numRuns: 500 },
    );
  });

  test.each(['a', ' 1', 'AB:', '/1', '\r\n'])('takes no long over 100 kB of %j', (bit) => {
    const startedAt = cpuMs();
    for (const head of [
      '',
      'v=0\r\nm=video 9 UDP/TLS/RTP/SAVPF',
      'v=0\r\na=fingerprint:sha-256 ',
    ]) {
      refused(head + bit.repeat(100_000 / bit.length));
    }
    expect(cpuMs() - startedAt).toBeLessThan(300);
  });
});
