import { describe, expect, test } from '@jest/globals';
import { ALWAYS_OPEN, STANDARD_HOURS, type PortalException } from '@foyer/contracts/portals';

import { copiedTo, editable, isWhole, meantEnd, problemOf, withSpan, type Draft } from './draft.js';
import { hoursOn } from './hoursOn.js';
import { ownChanges } from './ownChanges.js';
import { areApart, theirChanges } from './theirChanges.js';
import { daysOfMonth, fromWall, toWall } from './wallTime.js';

const morning = { start: '08:00', end: '12:00' };

describe('the hours of a day', () => {
  test('may be several, which touch but do not overlap', () => {
    const day = withSpan([morning]);
    expect(day).toEqual([morning, { start: '13:00', end: '15:00' }]);
    expect(problemOf([morning, { start: '12:00', end: '18:00' }], 1)).toBeUndefined();
    expect(problemOf([morning, { start: '11:59', end: '18:00' }], 1)).toBe('SEGMENTS_OVERLAP');
    expect(problemOf([{ start: '12:00', end: '08:00' }], 0)).toBe('END_BEFORE_START');
    expect(problemOf([{ start: '', end: '08:00' }], 0)).toBe('BLANK');
  });

  test('end at midnight where they end at zero', () => {
    expect(problemOf([{ start: '20:00', end: meantEnd('00:00') }], 0)).toBeUndefined();
  });

  test('are copied to other days', () => {
    const copied = copiedTo(STANDARD_HOURS, 'sunday', ['monday', 'tuesday']);
    expect(copied).toMatchObject({ monday: [], tuesday: [], wednesday: STANDARD_HOURS.wednesday });
  });
});

describe('a draft', () => {
  const draft = { availability: ALWAYS_OPEN, timezone: 'Europe/Berlin', exceptions: [] };

  test('can be saved once it breaks no rule', () => {
    expect(isWhole(draft)).toBe(true);
    const broken = { ...ALWAYS_OPEN, monday: [{ start: '12:00', end: '08:00' }] };
    expect(isWhole({ ...draft, availability: broken })).toBe(false);
  });
});

describe('the hours to save over those of others', () => {
  const read = { availability: ALWAYS_OPEN, timezone: 'Europe/Berlin', exceptions: [] };
  const theirs = {
    ...read,
    availability: { ...ALWAYS_OPEN, monday: [], friday: [] },
    timezone: 'Europe/Vienna',
  };

  test('is what was changed here, and theirs where nothing was', () => {
    const mine = { ...read, availability: { ...ALWAYS_OPEN, friday: [morning] } };
    expect(ownChanges(mine, read, theirs)).toEqual({
      ...theirs,
      availability: { ...ALWAYS_OPEN, monday: [], friday: [morning] },
    });
  });
});

describe('the hours of others and of here', () => {
  const read = { availability: ALWAYS_OPEN, timezone: 'Europe/Berlin', exceptions: [] };
  const on = (days: object): Draft => ({ ...read, availability: { ...ALWAYS_OPEN, ...days } });
  const away = (_id: string) => ({ ...read, exceptions: [{ _id } as PortalException] });
  test.each<[string, Draft, Draft, boolean]>([
    ['on other days', on({ monday: [] }), on({ friday: [] }), true],
    ['on the same day', on({ monday: [] }), on({ monday: [morning] }), false],
    ['alike on the same day', on({ monday: [] }), on({ monday: [] }), true],
    ['in another zone', { ...read, timezone: 'Asia/Tokyo' }, on({ friday: [] }), false],
    ['with exceptions of their own', away('a'), away('b'), true],
    ['of an exception and of a day', away('a'), on({ monday: [] }), true],
  ])('can both stand when they were changed %s: %#', (_, theirs, mine, can) => {
    expect(areApart(read, theirs, mine)).toBe(can);
  });
});

test('an exception of a forgotten agent is answered for by the member who opens it', () => {
  const saved = {
    ...{ _id: '0199a000-0000-7000-8000-000000000001', name: 'Eve', open: false, active: true },
    ...{ startDateTime: '2026-12-24T07:00:00.000Z', endDateTime: '2026-12-24T17:00:00.000Z' },
    ...{ timezone: 'Europe/Berlin', creator: '0199a000-0000-7000-8000-000000000002' },
  };
  const hours = { availability: ALWAYS_OPEN, timezone: 'Europe/Berlin' };
  const isSendable = (exception: PortalException) => isWhole({ ...hours, exceptions: [exception] });
  const mine = editable({ ...saved, agentName: null }, 'Ada Berger');
  expect([mine.agentName, isSendable(mine)]).toEqual(['Ada Berger', true]);
  expect(editable({ ...saved, agentName: 'Tom' }, 'Ada Berger').agentName).toBe('Tom');
});

describe('exceptions that two people have changed', () => {
  const exception = (_id: string, name: string, day: string): PortalException => ({
    ...{ _id, name, open: false, active: true, agentName: 'Ada', timezone: 'Europe/Berlin' },
    ...{
      startDateTime: `2026-12-${day}T07:00:00.000Z`,
      endDateTime: `2026-12-${day}T17:00:00.000Z`,
    },
  });
  const draftOf = (...exceptions: PortalException[]): Draft => ({
    ...{ availability: ALWAYS_OPEN, timezone: 'Europe/Berlin', exceptions },
  });
  const [eve, day] = [exception('a', 'Eve', '24'), exception('b', 'Christmas', '25')];
  const read = draftOf(eve, day);
  const mine = draftOf({ ...eve, name: 'Mine' }, day, exception('c', 'Inventory', '30'));
  const theirs = draftOf({ ...eve, name: 'Theirs' }, { ...day, open: true });

  test('are saved one by one: mine, and theirs where nothing was changed here', () => {
    const saved = ownChanges(mine, read, theirs).exceptions;
    expect(saved.map(({ name, open }) => [name, open])).toEqual([
      ['Mine', false],
      ['Christmas', true],
      ['Inventory', false],
    ]);
    expect(ownChanges(draftOf(eve), read, theirs).exceptions).toEqual([theirs.exceptions[0]]);
  });

  test('are asked about with both values, where they differ', () => {
    const asked = theirChanges(read, theirs, mine);
    expect(
      asked.map((one) => one.what === 'exception' && [one.mine?.name, one.theirs?.name]),
    ).toEqual([
      ['Mine', 'Theirs'],
      ['Christmas', 'Christmas'],
    ]);
    expect(theirChanges(read, theirs, theirs)).toEqual([]);
  });
});

describe('times on the wall', () => {
  test.each([
    ['2026-03-02T08:00', 'Europe/Berlin', '2026-03-02T07:00:00.000Z'],
    ['2026-07-02T08:00', 'America/New_York', '2026-07-02T12:00:00.000Z'],
    // A time that comes twice is its first.
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ])('%s in %s is %s, and back', (wall, zone, instant) => {
    expect(fromWall(wall, zone)).toBe(instant);
    expect(toWall(instant, zone)).toBe(wall);
  });

  test('may be no time at all', () => {
    expect(fromWall('', 'Europe/Berlin')).toBeUndefined();
  });

  test('fill the weeks of a month, Monday first', () => {
    const days = daysOfMonth('2026-11');
    expect(days).toHaveLength(42);
    expect([days[0], days[6], days[41]]).toEqual(['2026-10-26', '2026-11-01', '2026-12-06']);
  });
});

describe('the calendar', () => {
  test('shows what of an opening falls on a day, in nights that change clocks as well', () => {
    const zone = 'Europe/Berlin';
    const night = [{ start: '2026-10-24T20:00:00.000Z', end: '2026-10-25T05:00:00.000Z' }];
    expect(hoursOn('2026-10-24', night, zone)).toEqual(['22:00–24:00']);
    expect(hoursOn('2026-10-25', night, zone)).toEqual(['00:00–06:00']);
    expect(hoursOn('2026-10-26', night, zone)).toEqual([]);
  });
});
