import { describe, expect, test } from '@jest/globals';

import { staysInCall, type AfterSignOut } from './stays-in-call.js';

describe('a person in a call, one of whose sign-ins has ended', () => {
  const [earlier, end, later] = [
    '2026-03-02T09:00:00Z',
    '2026-03-02T09:01:00Z',
    '2026-03-02T09:02:00Z',
  ];
  const stays = (given: Partial<AfterSignOut>) =>
    staysInCall({
      running: new Set(['other']),
      here: [],
      awaySince: null,
      endedAt: end,
      ...given,
    });

  test.each<[string, Partial<AfterSignOut>, boolean]>([
    ['stays by a page of another sign-in', { here: ['ended', 'other'] }, true],
    ['leaves with the pages of the ended one', { here: ['ended'] }, false],
    ['leaves when its page has just been sent away', { awaySince: later }, false],
    ['may come back by another one if it was away before', { awaySince: earlier }, true],
    ['may not come back without any', { awaySince: earlier, running: new Set() }, false],
    ['may come back after a start of the server', { awaySince: later, endedAt: null }, true],
  ])('%s', (_, given, expected) => {
    expect(stays(given)).toBe(expected);
  });
});
