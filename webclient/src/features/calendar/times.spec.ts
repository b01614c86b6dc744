import '#testing/english.js';

import { afterEach, describe, expect, jest, test } from '@jest/globals';

import { ownZone } from '#state/own-zone.js';
import { ownClock, timesFrom, timesText, whenHere, whenThere } from './times.js';

const times = { startTime: '2026-05-04T08:00:00.000Z', endTime: '2026-05-04T08:30:00.000Z' };
/** A zone whose clock is never that of this machine. */
const far = ownZone() === 'Asia/Kathmandu' ? 'Pacific/Chatham' : 'Asia/Kathmandu';

describe('the time of a meeting', () => {
  test('is told by the clock of its reader, with the zone', () => {
    expect(whenHere(times)).toMatch(/\d\d:\d\d.*(?:UTC|GMT|[A-Z]{2,})/);
  });

  test('is told with its day, where that is not today', () => {
    const start = Date.parse(times.startTime);
    expect(timesFrom(start, times)).toBe(timesText(times));
    expect(timesFrom(start - 36 * 3_600_000, times)).toMatch(/^Mon,? /);
  });

  test('is told by the clock of the meeting as well, where that is another', () => {
    expect(whenThere({ ...times, timeZone: far })).toMatch(/:\d\d/);
    expect(whenThere({ ...times, timeZone: far })).not.toBe(whenHere(times));
    expect(whenThere({ ...times, timeZone: ownZone() })).toBeUndefined();
  });

  test.each(Intl.supportedValuesOf('timeZone'))('is told by the clock of %s', (timeZone) => {
    const said = whenThere({ ...times, timeZone });
    expect(said === undefined || said.includes('2026')).toBe(true);
  });
});

describe('the clock of a browser that does not know its zone', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test.each([undefined, 'Etc/Unknown'])('shows times by UTC, and names none: %s', (timeZone) => {
    const found = new Intl.DateTimeFormat().resolvedOptions();
    const said = { ...found, timeZone } as Intl.ResolvedDateTimeFormatOptions;
    jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce(said);
    expect(ownClock()).toEqual({ language: 'en', ...(timeZone !== undefined && { timeZone }) });
    jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(said);
    expect(ownZone()).toBe('UTC');
    expect(whenHere(times)).toContain('UTC');
  });
});
