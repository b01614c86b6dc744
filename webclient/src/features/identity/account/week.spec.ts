import { describe, expect, it } from '@jest/globals';
import { WeekAvailability } from '@foyer/contracts/portals';

import { dayProblem, nextSegment, NO_HOURS, OFFICE_HOURS } from './week.js';

describe('the hours of a day', () => {
  it.each([
    [[], undefined],
    [
      [
        ['08:00', '12:00'],
        ['12:00', '18:00'],
      ],
      undefined,
    ],
    [
      [
        ['13:00', '18:00'],
        ['08:00', '12:00'],
      ],
      undefined,
    ],
    [[['08:00', '']], 'BLANK'],
    [[['08:00', '08:00']], 'END_BEFORE_START'],
    [
      [
        ['08:00', '12:00'],
        ['11:59', '18:00'],
      ],
      'SEGMENTS_OVERLAP',
    ],
  ] as [string[][], string | undefined][])(
    'of %j are %s, as the server has it',
    (times, problem) => {
      const segments = times.map(([start = '', end = '']) => ({ start, end }));
      expect(dayProblem(segments)).toBe(problem);
      const week = WeekAvailability.safeParse({ ...NO_HOURS, monday: segments });
      expect(week.success).toBe(problem === undefined);
    },
  );

  it('start out as ones that the server takes', () => {
    expect(WeekAvailability.safeParse(OFFICE_HOURS).success).toBe(true);
    let day = [nextSegment([])];
    day = [...day, nextSegment(day)];
    expect(dayProblem(day)).toBeUndefined();
  });
});
