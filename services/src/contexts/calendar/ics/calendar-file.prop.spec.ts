import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';

import { NOTHING_SAID } from '@foyer/contracts/calendar';

import { invitationFile, keptFile, type CalendarMeeting } from './calendar-file.js';

const meetingOf = (guest: string, organizer: string): CalendarMeeting => ({
  ...{ id: '01990000-0000-7000-8000-000000000001', sequence: 0, name: 'Meeting', description: '' },
  schedule: {
    ...{ startTime: '2026-03-04T09:00:00.000Z', endTime: '2026-03-04T10:00:00.000Z' },
    ...{ timeZone: 'Europe/Berlin', repeat: 'none', repeatTill: null },
  },
  ...{ cancelledDates: [], moved: new Map() },
  organizer: { name: organizer, email: 'ada@example.org' },
  attendee: { name: guest, email: 'gil@example.org', answers: NOTHING_SAID },
  ...{ url: null, stamp: '2026-03-01T09:00:00.000Z' },
});

/**
 * Texts that a person may use as a name; characters with a meaning in the file come more often than
 * by chance.
 */
const names = fc
  .array(
    fc.oneof(
      fc.constantFrom('"', ';', ':', ',', '\\', '^', "^'", '\n', '\r\n', '\u0085', '\u2028', '='),
      fc.constantFrom('X-EVIL=1', 'mailto:eve@example.org', 'END:VEVENT', 'ATTENDEE:'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const KNOWN = ['cn', 'email', 'partstat', 'role', 'rsvp'];

function onlyOne(file: string, name: 'attendee' | 'organizer', email: string): void {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const [event, ...more] = calendar.getAllSubcomponents('vevent');
  expect(more).toEqual([]);
  const all = event?.getAllProperties(name) ?? [];
  expect(all.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([`mailto:${email}`]);
  const [, parameters] = all[0]?.toJSON() as [string, Record<string, unknown>];
  expect(Object.keys(parameters).filter((one) => !KNOWN.includes(one))).toEqual([]);
}

test('keeps a name of any letters a name, and nothing else of the file', () => {
  fc.assert(
    fc.property(names, names, (guest, organizer) => {
      const meeting = meetingOf(guest, organizer);
      for (const file of [invitationFile(meeting), keptFile([meeting])]) {
        onlyOne(file, 'attendee', 'gil@example.org');
        onlyOne(file, 'organizer', 'ada@example.org');
      }
    }),
    { numRuns: 500 },
  );
});

test('a quotation mark in a name ends nothing', () => {
  const file = invitationFile(meetingOf('Gil";X-EVIL=1:', 'Ada "The Host" Berger'));
  expect(file.replaceAll('\r\n ', '')).toContain(`CN="Gil';X-EVIL=1:"`);
  expect(file.replaceAll('\r\n ', '')).toContain(`CN="Ada 'The Host' Berger"`);
});
