import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_offset } from 'timezones-ical-library';

import { invitationFile, keptFile, type CalendarMeeting } from './calendar-file.js';
import { zoneInFile } from './zone-block.js';

const ZONES = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+5', 'US/Eastern', 'EST5EDT'];

/** The deepest of winter and summer, and the days around most changes of clocks. */
const MOMENTS = ['01-15', '03-22', '07-15', '10-28'];

/**
 * Laws change: the engine and the library may know rules of different releases of the database.
 * Readers that know a zone by its name take their own rules in place of the block.
 */
function hasOneLaw(timeZone: string): boolean {
  return MOMENTS.every((day) => {
    const { offset, hour, minute } = Temporal.Instant.from(
      `2027-${day}T09:00:00Z`,
    ).toZonedDateTimeISO(timeZone);
    const local = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    return tzlib_get_offset(timeZone, `2027-${day}`, local) === offset.replace(':', '');
  });
}

const meetingAt = (timeZone: string, startTime: string): CalendarMeeting => ({
  ...{ id: `meeting-at-${startTime}`, sequence: 0, name: 'Meeting', description: '' },
  schedule: {
    ...{ startTime, endTime: new Date(Date.parse(startTime) + 3_600_000).toISOString() },
    ...{ timeZone, repeat: 'none', repeatTill: null },
  },
  ...{ cancelledDates: [], moved: new Map() },
  ...{ organizer: { name: 'Ada', email: 'ada@example.org' }, attendee: null },
  ...{ url: null, stamp: '2026-03-01T09:00:00.000Z' },
});

/**
 * Returns the starts as another reader of calendars understands the file, which has no knowledge of
 * time zones of its own.
 */
function read(file: string): { zones: unknown[]; blocks: unknown[]; starts: string[] } {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const blocks = calendar.getAllSubcomponents('vtimezone');
  const zones = blocks.map((block) => new ICAL.Timezone(block));
  const starts = calendar.getAllSubcomponents('vevent').map((event) => {
    const start = event.getFirstProperty('dtstart');
    const time = start?.getFirstValue() as ICAL.Time;
    const zone = zones.find(({ tzid }) => tzid === start?.getFirstParameter('tzid'));
    if (zone) time.zone = zone;
    return time.zone.tzid === 'floating' ? 'floating' : time.toJSDate().toISOString();
  });
  const named = calendar
    .getAllSubcomponents('vevent')
    .flatMap((event) => event.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? []);
  return { zones: named, blocks: zones.map(({ tzid }) => tzid), starts };
}

test('names every zone of the engine alike in dates and block', () => {
  const wrong = ZONES.filter((timeZone) => {
    const { zones, blocks } = read(invitationFile(meetingAt(timeZone, '2026-03-04T09:00:00.000Z')));
    return zones.join() !== blocks.join();
  });
  expect(wrong).toEqual([]);
});

test('knows one law for nearly all zones', () => {
  expect(ZONES.filter((timeZone) => !hasOneLaw(timeZone)).length).toBeLessThan(10);
});

test('gives another reader of calendars the same instant in every zone and season', () => {
  const starts = MOMENTS.map((day) => `2027-${day}T09:00:00.000Z`);
  const wrong = ZONES.filter(hasOneLaw).filter((timeZone) => {
    const file = keptFile(starts.map((start) => meetingAt(timeZone, start)));
    return read(file).starts.join() !== starts.join();
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['europe/berlin', 'Europe/Berlin'],
  ['+05:30', 'UTC'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
])('writes a meeting of the zone %s in %s, at the same instant', (timeZone, written) => {
  const startTime = '2026-07-04T09:00:00.000Z';
  expect(zoneInFile(timeZone)).toBe(written);
  expect(read(invitationFile(meetingAt(timeZone, startTime))).starts).toEqual([startTime]);
});
