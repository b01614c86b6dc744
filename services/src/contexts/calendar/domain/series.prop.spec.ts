import { describe, expect, test } from '@jest/globals';
import type { MeetingEvent } from '@foyer/contracts/calendar';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';

import { CalendarStore } from '../testing/calendar-store.js';
import { cancellationFile, changedDateFile, invitationFile } from '../ics/calendar-file.js';
import { cancelMeeting, cancelOccurrence } from './cancel-meeting.js';
import { changeMeeting } from './change-meeting.js';
import { changeOccurrence } from './change-occurrence.js';
import { evolveMeeting } from './evolve-meeting.js';
import { initialMeeting, type KnownMeeting } from './meeting.js';
import { takesPlace } from './occurrences.js';
import { planMeeting } from './plan-meeting.js';
import type { Schedule } from './schedule.js';

/**
 * Zones whose clocks change in spring and autumn, the other way round, by half an hour, and never.
 */
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'];
const [meetingId, organizerId] = [1, 2].map((n) => `01990000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
];
const now = new Date('2026-01-01T00:00:00.000Z');
const next = { meetingId: '01990000-0000-7000-8000-000000000009', eventShortId: 'next' };
const [from, to] = ['2025-12-01T00:00:00Z', '2033-01-01T00:00:00Z'];

const schedulesAt = (minutes: fc.Arbitrary<number>) =>
  fc
    .record({
      timeZone: fc.constantFrom(...ZONES),
      day: fc.integer({ min: 5, max: 700 }),
      minute: minutes,
      length: fc.integer({ min: 5, max: 24 * 60 }),
      repeat: fc.constantFrom(
        'none' as const,
        'daily' as const,
        'weekly' as const,
        'monthly' as const,
      ),
      days: fc.integer({ min: 0, max: 120 }),
    })
    .map(({ timeZone, day, minute, length, repeat, days }): Schedule => {
      const date = Temporal.PlainDate.from('2026-01-01').add({ days: day });
      const wall = date.toPlainDateTime().add({ minutes: minute });
      const start = wall.toZonedDateTime(timeZone).epochMilliseconds;
      const iso = (at: number) => new Date(at).toISOString();
      return {
        ...{ timeZone, repeat, startTime: iso(start), endTime: iso(start + length * 60_000) },
        repeatTill:
          repeat === 'none'
            ? null
            : date.add({ days: repeat === 'monthly' ? days * 8 : days }).toString(),
      };
    });

const schedules = schedulesAt(fc.integer({ min: 0, max: 24 * 12 - 1 }).map((step) => step * 5));
/**
 * No clock is changed by day: the library that reads calendars takes an hour that is skipped for
 * the one before.
 */
const byDay = schedulesAt(fc.integer({ min: 6 * 60, max: 12 * 60 }));

/** Checks every day separately: does the meeting take place on it, and when? */
function naively({ startTime, timeZone, repeat, repeatTill }: Schedule): readonly string[] {
  const first = Temporal.Instant.from(startTime).toZonedDateTimeISO(timeZone);
  const begin = first.toPlainDate();
  const end = Temporal.PlainDate.from(repeatTill ?? begin.toString());
  const found: string[] = [];
  for (let day = begin; Temporal.PlainDate.compare(day, end) <= 0; day = day.add({ days: 1 })) {
    const apart = begin.until(day).days;
    const isOn =
      (repeat === 'none' && apart === 0) ||
      repeat === 'daily' ||
      (repeat === 'weekly' && apart % 7 === 0) ||
      (repeat === 'monthly' && day.day === begin.day);
    if (!isOn) continue;
    const at = day.toZonedDateTime({ timeZone, plainTime: first.toPlainTime() });
    found.push(new Date(at.epochMilliseconds).toISOString());
  }
  return found;
}

const planOf = (schedule: Schedule) => ({
  ...{ ...schedule, meetingId, name: 'Meeting', description: '', joinPermission: false },
  attendees: [],
});

function planned(schedule: Schedule): KnownMeeting {
  const states = { meeting: initialMeeting, agenda: new Map(), others: new Map() };
  const decision = planMeeting(
    { ...states, sessionIsThere: true },
    { ...planOf(schedule), organizerId, eventShortId: 'short', sessionId: null, pinId: null },
    { now },
  );
  if (decision.type === 'rejected') throw new Error(decision.code);
  return folded(initialMeeting, decision.events.meeting);
}

function folded(state: Parameters<typeof evolveMeeting>[0], events: readonly MeetingEvent[]) {
  const after = events.reduce(evolveMeeting, state);
  if (after.status === 'none') throw new Error('There is no meeting');
  return after;
}

const startsOf = (meeting: KnownMeeting) =>
  takesPlace(meeting, from, to).map((one) => one.startTime);

describe('a series', () => {
  test('takes place when a check of each single day says so, no matter what clocks do', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        expect(startsOf(planned(schedule))).toEqual(naively(schedule));
      }),
      { numRuns: 300 },
    );
  });

  test('is the same from any window', () => {
    const moments = fc.integer({ min: 0, max: 2500 });
    fc.assert(
      fc.property(schedules, moments, moments, (schedule, a, b) => {
        const meeting = planned(schedule);
        const at = (day: number) => new Date(Date.parse(from) + day * 86_400_000).toISOString();
        const [begin, end] = [at(Math.min(a, b)), at(Math.max(a, b))];
        const whole = takesPlace(meeting, from, to);
        expect(takesPlace(meeting, begin, end)).toEqual(
          whole.filter((one) => one.endTime > begin && one.startTime < end),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('is in calendars what it is here, through every change: one UID, and a greater SEQUENCE each time', () => {
    const actions = fc.array(
      fc.record({
        what: fc.constantFrom('off', 'move', 'set'),
        which: fc.nat(50),
        by: fc.integer({ min: 1, max: 60 }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(byDay, actions, (schedule, all) => {
        let meeting = planned(schedule);
        const store = new CalendarStore();
        store.take(invitationFile(told(meeting)));
        for (const action of all) {
          const before = meeting;
          meeting = folded(before, eventsOf(before, action));
          if (meeting.sequence === before.sequence) continue;
          expect(meeting.sequence).toBe(before.sequence + 1);
          const gone = [...meeting.cancelledDates].find((date) => !before.cancelledDates.has(date));
          const own = [...meeting.moved].find(([date, one]) => before.moved.get(date) !== one)?.[0];
          store.take(
            gone !== undefined
              ? cancellationFile(told(meeting), gone)
              : own === undefined
                ? invitationFile(told(meeting))
                : changedDateFile(told(meeting), own),
          );
          expect(new Set(store.starts())).toEqual(new Set(startsOf(meeting)));
        }
        expect([...store.uids]).toEqual([meetingId]);
        const author = { id: organizerId, managesAll: false };
        const off = cancelMeeting(
          { meeting, agenda: new Map() },
          { meetingId, reason: '' },
          { now, author },
        );
        if (off.type === 'rejected') throw new Error(off.code);
        store.take(cancellationFile(told(folded(meeting, off.events.meeting)), null));
        expect(store.starts()).toEqual([]);
        expect(store.sequences.at(-1)).toBe(meeting.sequence + 1);
      }),
      { numRuns: 60 },
    );
  });
});

const told = (meeting: KnownMeeting) => ({
  ...meeting,
  ...{ name: meeting.name ?? '', description: meeting.description ?? '' },
  ...{ organizer: { name: 'Ada', email: 'ada@example.org' }, attendee: null },
  ...{ url: null, stamp: now.toISOString() },
});

function eventsOf(
  meeting: KnownMeeting,
  { what, which, by }: { what: string; which: number; by: number },
): readonly MeetingEvent[] {
  const author = { id: organizerId, managesAll: false };
  const shifted = (at: string) => new Date(Date.parse(at) + by * 60_000).toISOString();
  const all = takesPlace(meeting, from, to);
  const one = all[which % Math.max(1, all.length)];
  if (what === 'set') {
    const { startTime, endTime } = meeting.schedule;
    const times = { startTime: shifted(startTime), endTime: shifted(endTime) };
    const change = { ...planOf({ ...meeting.schedule, ...times }), pinId: undefined, next };
    const states = { meeting, agenda: new Map(), others: new Map() };
    const decision = changeMeeting(states, change, { now, author });
    return decision.type === 'rejected' ? [] : decision.events.meeting;
  }
  if (one === undefined) return [];
  const of = { meetingId, occurrence: one.ruledStart };
  const decision =
    what === 'off'
      ? cancelOccurrence(meeting, { ...of, reason: '' }, { now, author })
      : changeOccurrence(
          meeting,
          {
            ...{ ...of, name: 'Moved', description: '' },
            ...{ startTime: shifted(one.startTime), endTime: shifted(one.endTime) },
          },
          { now, author },
        );
  return decision.type === 'rejected' ? [] : decision.events;
}
