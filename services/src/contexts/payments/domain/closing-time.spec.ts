import { describe, expect, test } from '@jest/globals';

import { nextClosing } from './closing-time.js';

const due = (time: string, zone: string, now: string) => {
  const { day, at } = nextClosing(time, zone, new Date(now));
  return `${day} ${at.toISOString()}`;
};

describe('The closing of the day', () => {
  test.each([
    ['is due later today', '22:00', '2026-03-02T12:00:00Z', '2026-03-02 2026-03-02T21:00:00.000Z'],
    ['is due now', '22:00', '2026-03-02T21:00:00Z', '2026-03-02 2026-03-02T21:00:00.000Z'],
    ['is made up for', '22:00', '2026-03-03T08:59:00Z', '2026-03-02 2026-03-02T21:00:00.000Z'],
    ['is left out', '22:00', '2026-03-03T09:00:00Z', '2026-03-03 2026-03-03T21:00:00.000Z'],
    ['after midnight', '00:15', '2026-03-02T12:00:00Z', '2026-03-03 2026-03-02T23:15:00.000Z'],
    ['in summer', '22:00', '2026-07-02T12:00:00Z', '2026-07-02 2026-07-02T20:00:00.000Z'],
    [
      'skipped by the clock',
      '02:30',
      '2026-03-28T23:30:00Z',
      '2026-03-29 2026-03-29T01:30:00.000Z',
    ],
  ])('%s', (_what, time, now, expected) => {
    expect(due(time, 'Europe/Berlin', now)).toBe(expected);
  });

  test.each([
    ['past', '2026-03-02T22:00:00Z', '2026-03-03'],
    ['to come', '2026-03-02T20:59:00Z', '2026-03-02'],
  ])('begins with the next one where its time was %s when it was set', (_what, since, day) => {
    const now = new Date('2026-03-02T22:00:00Z');
    expect(nextClosing('22:00', 'Europe/Berlin', now, new Date(since)).day).toBe(day);
  });
});
