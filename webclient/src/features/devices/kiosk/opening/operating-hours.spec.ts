import { describe, expect, it } from '@jest/globals';
import { STANDARD_HOURS } from '@foyer/contracts/portals';

import { isOperating, nextChanceToRing, nextOpening } from './operating-hours.js';

const hours = { timeZone: 'Europe/Berlin', week: STANDARD_HOURS };
const at = (time: string) => Date.parse(time);

describe('the hours of a kiosk', () => {
  it.each([
    ['2026-03-02T08:00:00+01:00', true],
    ['2026-03-02T07:59:59+01:00', false],
    ['2026-03-02T17:59:59+01:00', true],
    ['2026-03-02T18:00:00+01:00', false],
    ['2026-03-07T12:00:00+01:00', false],
    // The clocks were put forward the night before.
    ['2026-03-30T08:00:00+02:00', true],
    ['2026-03-30T08:00:00+01:00', true],
    ['2026-03-30T07:30:00+02:00', false],
  ])('are those of its own place: %s is %s', (time, open) => {
    expect(isOperating(hours, at(time))).toBe(open);
  });

  it('say when it opens next', () => {
    const next = (time: string) => nextOpening(hours, at(time));
    expect(next('2026-03-02T06:00:00+01:00')).toEqual({ inDays: 0, time: '08:00' });
    expect(next('2026-03-02T19:00:00+01:00')).toEqual({ inDays: 1, time: '08:00' });
    expect(next('2026-03-06T18:00:00+01:00')).toEqual({ inDays: 3, time: '08:00' });
  });

  it('may have a break in the middle of the day', () => {
    const week = {
      ...STANDARD_HOURS,
      monday: [
        { start: '13:00', end: '17:00' },
        { start: '08:00', end: '12:00' },
      ],
    };
    const noon = at('2026-03-02T12:30:00+01:00');
    expect(isOperating({ ...hours, week }, noon)).toBe(false);
    expect(nextOpening({ ...hours, week }, noon)?.time).toBe('13:00');
    expect(nextOpening({ ...hours, week }, at('2026-03-02T07:00:00+01:00'))?.time).toBe('08:00');
  });

  it('may be once a week, or never', () => {
    const closed = Object.fromEntries(
      Object.keys(STANDARD_HOURS).map((day) => [day, []]),
    ) as unknown as typeof STANDARD_HOURS;
    const monday = at('2026-03-02T19:00:00+01:00');
    expect(nextOpening({ ...hours, week: closed }, monday)).toBeUndefined();
    const week = { ...closed, monday: STANDARD_HOURS.monday };
    expect(nextOpening({ ...hours, week }, monday)?.inDays).toBe(7);
  });

  it.each([
    // The portal opens later than the kiosk would.
    ['2026-03-02T06:00:00+01:00', '2026-03-02T10:30:00+01:00', { inDays: 0, time: '10:30' }],
    // When the portal opens the kiosk takes no calls yet.
    ['2026-03-02T19:00:00+01:00', '2026-03-03T06:00:00+01:00', { inDays: 1, time: '08:00' }],
    ['2026-03-02T19:00:00+01:00', '2026-03-06T19:00:00+01:00', { inDays: 7, time: '08:00' }],
    // The portal has been open for long.
    ['2026-03-02T06:00:00+01:00', '2026-03-01T06:00:00+01:00', { inDays: 0, time: '08:00' }],
    // The clocks are put forward in between.
    ['2026-03-28T23:30:00+01:00', '2026-03-30T09:00:00+02:00', { inDays: 2, time: '09:00' }],
  ])('and the portal both have a say: %s, %s', (now, portal, chance) => {
    expect(nextChanceToRing(hours, at(now), at(portal))).toEqual(chance);
  });
});
