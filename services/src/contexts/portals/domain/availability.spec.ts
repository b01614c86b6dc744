import { describe, expect, test } from '@jest/globals';
import { ALWAYS_OPEN, STANDARD_HOURS, type WeekAvailability } from '@foyer/contracts/portals';

import { availabilityAt, type OpeningException, type OpeningRules } from './availability.js';
import { nextChange, nextOpening, openings } from './next-change.js';

const HOUR = 3_600_000;
const NEVER: WeekAvailability = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};
const exception = (start: string, end: string, open = false, active = true): OpeningException => ({
  _id: `${start} ${end}`,
  startDateTime: new Date(start).toISOString(),
  endDateTime: new Date(end).toISOString(),
  open,
  active,
});
const rules = (change: Partial<OpeningRules> = {}): OpeningRules => ({
  hours: STANDARD_HOURS,
  exceptions: [],
  zone: 'Europe/Berlin',
  ...change,
});
const openAt = (at: string, change: Partial<OpeningRules> = {}) =>
  availabilityAt(rules(change), new Date(at)).open;

describe.each([
  // The offset of winter and summer, and the nights in which clocks change, in 2026.
  {
    zone: 'Europe/Berlin',
    winter: '+01:00',
    summer: '+02:00',
    from: '2026-03-29',
    to: '2026-10-25',
  },
  {
    zone: 'America/New_York',
    winter: '-05:00',
    summer: '-04:00',
    from: '2026-03-08',
    to: '2026-11-01',
  },
])('a year of the usual hours in $zone', ({ zone, winter, summer, from, to }) => {
  const days = Array.from({ length: 365 }, (_, day) => {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
    return {
      date,
      offset: date > from && date <= to ? summer : winter,
      workday: weekday % 6 !== 0,
    };
  });
  const instant = ({ date, offset }: (typeof days)[number], time: string) =>
    new Date(`${date}T${time}${date === to ? winter : date === from ? summer : offset}`);

  test('opens and closes at the minute, by its own clock', () => {
    for (const day of days) {
      for (const [time, open] of [
        ['07:59:59.999', false],
        ['08:00:00', true],
        ['17:59:59.999', true],
        ['18:00:00', false],
      ] as const) {
        const at = instant(day, time);
        expect([at.toISOString(), availabilityAt(rules({ zone }), at).open]).toEqual([
          at.toISOString(),
          open && day.workday,
        ]);
      }
    }
  });

  test('gives way on each day to an exception, from its first to before its last moment', () => {
    const exceptions = days.map((day) =>
      exception(
        instant(day, '12:00').toISOString(),
        instant(day, '13:00').toISOString(),
        !day.workday,
      ),
    );
    const year = rules({ zone, exceptions });
    for (const day of days) {
      for (const [time, isWithin] of [
        ['11:59:59.999', false],
        ['12:00:00', true],
        ['12:59:59.999', true],
        ['13:00:00', false],
      ] as const) {
        const { open } = availabilityAt(year, instant(day, time));
        expect([day.date, time, open]).toEqual([day.date, time, day.workday !== isWithin]);
      }
    }
  });

  test('always knows its next change, and is open for ten hours each working day', () => {
    const found = openings(
      rules({ zone }),
      instant(days[0]!, '00:00'),
      instant(days[364]!, '23:59'),
    );
    const expected = days
      .filter(({ workday }) => workday)
      .map((day) => ({ start: instant(day, '08:00'), end: instant(day, '18:00') }));
    expect(found).toEqual(expected);
  });

  test('a night shift lasts an hour less in spring and an hour more in autumn', () => {
    const night = { ...NEVER, sunday: [{ start: '00:00', end: '06:00' }] };
    const length = (date: string) => {
      const all = openings(
        rules({ zone, hours: night }),
        new Date(`${date}T00:00:00${date === from ? winter : summer}`),
        new Date(`${date}T12:00:00${date === from ? summer : winter}`),
      );
      return all.reduce((sum, { start, end }) => sum + end.getTime() - start.getTime(), 0) / HOUR;
    };
    expect([length(from), length(to)]).toEqual([5, 7]);
  });

  test('an hour that is left out opens nothing, and one that comes twice opens twice', () => {
    const [start, end] = zone === 'Europe/Berlin' ? ['02:00', '03:00'] : ['01:00', '02:00'];
    const hour = { ...NEVER, sunday: [{ start, end }] };
    const at = (date: string, offset: string) => new Date(`${date}T00:00:00${offset}`);
    const twice = openings(rules({ zone, hours: hour }), at(to, summer), at(to, winter));
    expect(twice).toEqual([]);
    const all = openings(
      rules({ zone, hours: hour }),
      at(to, summer),
      new Date(at(to, summer).getTime() + 24 * HOUR),
    );
    expect(all.map(({ start: a, end: b }) => (b.getTime() - a.getTime()) / HOUR)).toEqual([2]);
    const gap = { ...NEVER, sunday: [{ start: '02:00', end: '03:00' }] };
    const spring = rules({ zone, hours: gap });
    expect(
      openings(spring, at(from, winter), new Date(at(from, winter).getTime() + 24 * HOUR)),
    ).toEqual([]);
    // The Sunday after has the hour again.
    const next = nextOpening(spring, at(from, winter));
    expect(next?.getTime()).toBe(new Date(`${from}T02:00:00${summer}`).getTime() + 7 * 24 * HOUR);
  });
});

describe('hours', () => {
  test('begins hours at the clock change if their start falls into the hour that clocks skip', () => {
    const hours = { ...NEVER, sunday: [{ start: '02:30', end: '04:00' }] };
    const change = nextChange(rules({ hours }), new Date('2026-03-29T00:30:00+01:00'));
    expect(change?.toISOString()).toBe('2026-03-29T01:00:00.000Z');
  });

  test('keeps a portal without saved hours open around the clock, without any change', () => {
    expect(openAt('2026-03-29T03:00:00Z', { hours: null })).toBe(true);
    for (const hours of [null, ALWAYS_OPEN]) {
      expect(nextChange(rules({ hours }), new Date('2026-03-28T12:00:00Z'))).toBeUndefined();
      expect(nextOpening(rules({ hours }), new Date('2026-03-28T12:00:00Z'))).toBeUndefined();
    }
  });

  test('may touch at midnight without closing', () => {
    const hours = {
      ...NEVER,
      friday: [{ start: '20:00', end: '24:00' }],
      saturday: [{ start: '00:00', end: '02:00' }],
    };
    expect(openings(rules({ hours }), new Date('2026-03-02Z'), new Date('2026-03-09Z'))).toEqual([
      { start: new Date('2026-03-06T19:00:00Z'), end: new Date('2026-03-07T01:00:00Z') },
    ]);
  });

  test('of a place with an unknown zone are those of UTC', () => {
    expect(openAt('2026-03-02T08:00:00Z', { zone: 'Mars/Olympus' })).toBe(true);
    expect(openAt('2026-03-02T07:30:00Z', { zone: 'Mars/Olympus' })).toBe(false);
  });
});

describe('exceptions', () => {
  const holiday = exception('2026-05-01T00:00:00+02:00', '2026-05-02T00:00:00+02:00');

  test('close and open against the week, from their first to before their last moment', () => {
    const exceptions = [
      holiday,
      exception('2026-05-02T10:00:00+02:00', '2026-05-02T12:00:00+02:00', true),
    ];
    expect(openAt('2026-05-01T12:00:00+02:00', { exceptions })).toBe(false);
    expect(openAt('2026-05-01T12:00:00+02:00')).toBe(true);
    expect(openAt('2026-05-02T09:59:59.999+02:00', { exceptions })).toBe(false);
    expect(openAt('2026-05-02T10:00:00+02:00', { exceptions })).toBe(true);
    expect(openAt('2026-05-02T12:00:00+02:00', { exceptions })).toBe(false);
    const thursday = new Date('2026-04-30T20:00:00+02:00');
    expect(nextOpening(rules({ exceptions }), thursday)?.toISOString()).toBe(
      '2026-05-02T08:00:00.000Z',
    );
    expect(availabilityAt(rules({ exceptions }), new Date('2026-05-01T12:00:00Z'))).toEqual({
      open: false,
      exceptionId: holiday._id,
    });
  });

  test('ignores hours that are not active', () => {
    const exceptions = [{ ...holiday, active: false }];
    expect(openAt('2026-05-01T12:00:00+02:00', { exceptions })).toBe(true);
  });

  test('of three months are looked beyond', () => {
    const exceptions = [exception('2026-05-01T00:00:00+02:00', '2026-08-01T00:00:00+02:00')];
    // The first of August is a Saturday.
    expect(
      nextOpening(rules({ exceptions }), new Date('2026-05-01T12:00:00Z'))?.toISOString(),
    ).toBe('2026-08-03T06:00:00.000Z');
    const distant = [exception('2027-05-01T10:00:00Z', '2027-05-01T12:00:00Z', true)];
    const never = rules({ hours: NEVER, exceptions: distant });
    expect(nextOpening(never, new Date('2026-05-01Z'))?.toISOString()).toBe(
      '2027-05-01T10:00:00.000Z',
    );
    expect(nextOpening(never, new Date('2027-05-01T11:00:00Z'))).toBeUndefined();
  });

  test('looks beyond exceptions that end just before the horizon', () => {
    const hours = { ...NEVER, monday: [{ start: '08:00', end: '09:00' }] };
    const exceptions = [exception('2026-05-01T00:00:00Z', '2026-05-15T23:00:00Z')];
    expect(nextOpening(rules({ hours, exceptions }), new Date('2026-05-01T01:00:00Z'))).toEqual(
      new Date('2026-05-18T06:00:00Z'),
    );
  });

  test('in a night in which clocks change last as long as they say', () => {
    const exceptions = [exception('2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00', true)];
    const found = openings(rules({ exceptions }), new Date('2026-10-24Z'), new Date('2026-10-26Z'));
    expect(found).toEqual([
      { start: new Date('2026-10-25T00:30:00Z'), end: new Date('2026-10-25T01:30:00Z') },
    ]);
  });
});
