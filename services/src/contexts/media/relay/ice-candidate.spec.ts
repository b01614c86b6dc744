import { describe, expect, test } from '@jest/globals';

import { cpuMs } from '#platform/testing/cpu-time.js';
import { isSoundCandidate } from './ice-candidate.js';

const judge = (candidate: string): boolean =>
  isSoundCandidate({ candidate, sdpMid: '0', sdpMLineIndex: 0 });

describe('A candidate', () => {
  test.each([
    'candidate:842163049 1 udp 1677729535 192.0.2.7 46154 typ srflx raddr 10.0.0.17 rport 46154 generation 0 ufrag EEtu network-cost 999',
    'candidate:1 1 UDP 2122252543 2001:db8::7 53219 typ host',
    'candidate:0 1 tcp 2122252543 f4b5d1c2-1234-4f5a-9c8d-0123456789ab.local 9 typ host tcptype active',
  ])('is let through as browsers write it: %s', (text) => expect(judge(text)).toBe(true));

  test.each([
    '',
    'candidate:1 1 udp 1 192.0.2.7 1 typ elsewhere',
    'candidate:1 1 sctp 1 192.0.2.7 1 typ host',
    'candidate:1 1 udp 1 192.0.2.7 1 typ host\r\na=crypto:1',
    'candidate:1 1 udp 1 192.0.2.7\u0000 1 typ host',
    'a=candidate:1 1 udp 1 192.0.2.7 1 typ host',
    `candidate:1 1 udp 1 ${'9'.repeat(300)} 1 typ host`,
  ])('is refused otherwise: %j', (text) => expect(judge(text)).toBe(false));

  test('is judged at once, however long', () => {
    const startedAt = cpuMs();
    judge(`candidate:1 1 udp 1 192.0.2.7 1 typ host${' x'.repeat(50_000)}`);
    expect(cpuMs() - startedAt).toBeLessThan(100);
  });
});
