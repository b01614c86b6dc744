import { expect, test } from '@jest/globals';
import fc from 'fast-check';

import { localDays, localHours, spanOf } from './local-hours.js';

const HOUR = 3_600_000;
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Pacific/Apia',
];
const hoursOf = (day: string, zone: string) =>
  localHours(localDays({ first: day, last: day }, zone), zone);

test.each([
  ['2026-03-29', 23, []],
  ['2026-10-25', 24, [2]],
  ['2026-06-01', 24, []],
])('%s in Berlin has %i hours by the clock, of which %j last for two', (day, number, long) => {
  const hours = hoursOf(day, 'Europe/Berlin');
  expect(hours.length).toBe(number);
  expect(hours.filter(({ from, to }) => to - from + 1 > HOUR).map(({ hour }) => hour)).toEqual(
    long,
  );
  expect(hours.map(({ hour }) => hour).includes(2)).toBe(number === 24);
});

test('hours follow each other without a gap and are those that clocks show', () => {
  const days = fc.date({
    min: new Date('2011-01-02T00:00:00Z'),
    max: new Date('2030-12-30T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      days,
      fc.constantFrom(...ZONES),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (date, zone, share) => {
        const first = date.toISOString().slice(0, 10);
        const last = new Date(date.getTime() + 3 * 24 * HOUR).toISOString().slice(0, 10);
        const span = localDays({ first, last }, zone);
        const hours = localHours(span, zone);
        expect(hours[0]?.from).toBe(span[0]?.from);
        expect(hours.at(-1)?.to).toBe(span.at(-1)?.to);
        for (const [index, { from }] of hours.entries()) {
          if (index > 0) expect(from).toBe((hours[index - 1]?.to ?? 0) + 1);
        }
        const one = hours[Math.floor(share * (hours.length - 1))];
        if (one === undefined) throw new Error('No hours');
        for (const at of [one.from, one.to]) {
          const shown = new Intl.DateTimeFormat('sv-SE', {
            timeZone: zone,
            dateStyle: 'short',
            timeStyle: 'short',
          }).format(at);
          expect(shown.slice(0, 13)).toBe(`${one.day} ${String(one.hour).padStart(2, '0')}`);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('a range names days', () => {
  const march = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-31T23:59:59.999Z' };
  expect(spanOf(march)).toEqual({ first: '2026-03-01', last: '2026-03-31' });
});
