import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { dayFrom, dayIn, momentOf, ownZone, startOfOwnDay, todayIn } from './today.js';

describe('the day of today', () => {
  test.each([
    ['Pacific/Kiritimati', '2026-03-04T09:59:59.999Z', '2026-03-04'],
    ['Pacific/Kiritimati', '2026-03-04T10:00:00.000Z', '2026-03-05'],
    ['Pacific/Pago_Pago', '2026-03-04T10:59:59.999Z', '2026-03-03'],
    ['Pacific/Pago_Pago', '2026-03-04T11:00:00.000Z', '2026-03-04'],
    ['Europe/Berlin', '2026-03-04T22:59:59.999Z', '2026-03-04'],
    ['Europe/Berlin', '2026-03-04T23:00:00.000Z', '2026-03-05'],
    // Clocks go on and back in the night before these days end.
    ['Europe/Berlin', '2026-03-28T22:59:59.999Z', '2026-03-28'],
    ['Europe/Berlin', '2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T22:59:59.999Z', '2026-10-25'],
    // Midnight itself is left out there on that day.
    ['America/Santiago', '2026-09-06T04:00:00.000Z', '2026-09-06'],
  ])('in %s at %s is %s', (zone, at, day) => {
    expect([dayIn(zone, at), todayIn([zone], Date.parse(at))]).toEqual([day, day]);
  });

  test('in several zones is the one that has begun anywhere', () => {
    const zones = ['Pacific/Pago_Pago', 'Europe/Berlin', 'Pacific/Kiritimati'];
    expect(todayIn(zones, Date.parse('2026-03-04T10:30:00Z'))).toBe('2026-03-05');
    expect(todayIn(zones.slice(0, 2), Date.parse('2026-03-04T10:30:00Z'))).toBe('2026-03-04');
  });

  test('is that of the reader where no zone counts', () => {
    const now = Date.now();
    expect(todayIn([], now)).toBe(dayIn(ownZone(), now));
  });
});

test.each([
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-10-25', -29, '2026-09-26'],
])('%s and %p days are %s', (day, days, then) => {
  expect(dayFrom(day, days)).toBe(then);
});

test('the first moment of an own day is one of it, and none is before it', () => {
  const start = Date.parse(startOfOwnDay('2026-03-29'));
  expect([dayIn(ownZone(), start), dayIn(ownZone(), start - 1)]).toEqual([
    '2026-03-29',
    '2026-03-28',
  ]);
});

test('an empty field of a filter holds no moment', () => {
  expect([momentOf(''), momentOf(null)]).toEqual([undefined, undefined]);
});

/** Ways to make a day of a clock that is not that of where days are counted. */
const DAY_BY_HAND = [
  /toLocaleDateString\('sv-SE'/,
  /\.setHours\(/,
  /\.getDate\(\)|\.getMonth\(\)/,
  /new Date\(\)\.toISOString\(\)\.slice/,
  /\$\{[^}]*\}T(?:00:00|23:59)/,
  /resolvedOptions\(\)\.timeZone|\{ timeZone \} = Intl/,
];
const SOURCES = join(process.cwd(), 'console/src');
/** The days of a report are sent as days of no clock. */
const OWNERS = new Set(['layout/today.ts', 'layout/dayRange.ts']);

test('no other file of the console makes a day out of a clock', () => {
  const found = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|^testing\//.test(file))
    .filter((file) => !OWNERS.has(file.replaceAll('\\', '/')))
    .filter((file) => {
      const source = readFileSync(join(SOURCES, file), 'utf8');
      return DAY_BY_HAND.some((pattern) => pattern.test(source));
    });
  expect(found).toEqual([]);
});
