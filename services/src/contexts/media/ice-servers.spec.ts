import { describe, expect, test } from '@jest/globals';

import { iceServersFor } from './ice-servers.js';

const now = new Date('2026-11-21T10:00:00Z');

describe('The servers that help browsers find a way', () => {
  test('are none where none are configured', () => {
    expect(iceServersFor({}, 'ada', now)).toEqual([]);
  });

  test('come with credentials that end and name who they are for', () => {
    const servers = iceServersFor(
      {
        STUN_URLS: ['stun:stun.example:3478'],
        TURN_URLS: ['turn:turn.example:3478'],
        TURN_SECRET: 'a secret that is shared',
      },
      'ada',
      now,
    );
    expect(servers).toEqual([
      { urls: ['stun:stun.example:3478'] },
      {
        urls: ['turn:turn.example:3478'],
        username: '1795262400:ada',
        // printf 1795262400:ada | openssl dgst -sha1 -hmac 'a secret that is shared' -binary |
        // base64
        credential: 'wnnvyV16KxWSGveZpmhDtVm2OIk=',
      },
    ]);
  });
});
