import { describe, expect, test } from '@jest/globals';
import type { MeetingEvent } from '@foyer/contracts/calendar';
import type { Decision } from '@foyer/contracts/decision';
import fc from 'fast-check';

import { cancelFollowing, cancelMeeting, cancelOccurrence } from './cancel-meeting.js';
import { changeOccurrence } from './change-occurrence.js';
import { evolveMeeting } from './evolve-meeting.js';
import { initialMeeting, type KnownMeeting } from './meeting.js';
import { occurrenceOf, takesPlace } from './occurrences.js';
import { planMeeting, type PlanMeeting } from './plan-meeting.js';

const id = (n: number) => `01990000-0000-7000-8000-00000000000${n.toString()}`;
const [meetingId, ada, tom, pinId] = [id(1), id(2), id(3), id(4)];
const author = { id: ada, managesAll: false };
const before = new Date('2026-03-01T09:00:00.000Z');
/** Two dates are over by the rule, and three are left. */
const now = new Date('2026-03-12T12:00:00.000Z');
const mode = { email: true, msg: false };
const plan: PlanMeeting = {
  ...{ meetingId, eventShortId: 'short', organizerId: ada, sessionId: null, pinId },
  ...{ name: 'Weekly', description: '', timeZone: 'UTC', joinPermission: true },
  ...{ startTime: '2026-03-03T08:00:00.000Z', endTime: '2026-03-03T09:00:00.000Z' },
  ...{ repeat: 'weekly', repeatTill: '2026-03-31' },
  attendees: [{ attendeeId: tom, attendeeType: 'User', mode }],
};
const [w1, w2, w3, w4, w5] = [
  ...['2026-03-03', '2026-03-10', '2026-03-17', '2026-03-24', '2026-03-31'],
] as [string, string, string, string, string];
const at = (date: string) => `${date}T08:00:00.000Z`;

function accepted<E, R>(decision: Decision<E, R>) {
  if (decision.type === 'rejected') throw new Error(decision.code);
  return decision;
}
const after = (events: readonly MeetingEvent[], state = initialMeeting as KnownMeeting) =>
  events.reduce(evolveMeeting, state) as KnownMeeting;
const planned = after(
  accepted(
    planMeeting(
      { meeting: initialMeeting, agenda: new Map(), others: new Map(), sessionIsThere: true },
      plan,
      { now: before },
    ),
  ).events.meeting,
);
const moved = (state: KnownMeeting, date: string, to: string) =>
  after(
    accepted(
      changeOccurrence(
        state,
        {
          ...{ meetingId, occurrence: at(date), name: 'Weekly', description: '' },
          ...{ startTime: at(to), endTime: at(to).replace('T08', 'T09') },
        },
        { now: before, author },
      ),
    ).events,
    state,
  );
const off = (state: KnownMeeting, date: string) =>
  after(
    accepted(
      cancelOccurrence(state, { meetingId, occurrence: at(date), reason: '' }, { now, author }),
    ).events,
    state,
  );
const cancel = (meeting: KnownMeeting, from?: string) => {
  const states = { meeting, agenda: new Map() };
  const of = { meetingId, reason: 'Moved out' };
  return from === undefined
    ? cancelMeeting(states, of, { now, author })
    : cancelFollowing(states, { ...of, occurrence: at(from) }, { now, author });
};
const cancelled = (meeting: KnownMeeting, from?: string) =>
  after(accepted(cancel(meeting, from)).events.meeting, meeting);
const days = (meeting: KnownMeeting) =>
  takesPlace(meeting, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z').map(({ startTime }) =>
    startTime.slice(0, 10),
  );
const early = moved(planned, w4, '2026-03-11');
const late = moved(planned, w1, '2026-04-20');

describe('a series of which dates were moved across now', () => {
  test('is cancelled with a date ahead that comes before one that is over', () => {
    const state = cancelled(early);
    expect(state.status).toBe('cancelled');
    expect(days(state)).toEqual([w1, w2, '2026-03-11']);
  });

  test('is cancelled with a date that was put off', () => {
    const state = cancelled(late);
    expect(state.status).toBe('cancelled');
    expect(days(state)).toEqual([w2]);
  });

  test('is cancelled where its last date was brought forward, and is over after that', () => {
    const last = moved(planned, w5, '2026-03-11');
    const state = cancelled(last);
    expect(days(state)).toEqual([w1, w2, '2026-03-11']);
    expect(cancel(state)).toMatchObject({ code: 'MEETING_OVER' });
  });

  test('is cancelled from a date on, by the rule', () => {
    expect(days(cancelled(late, w4))).toEqual([w2, w3, '2026-04-20']);
    expect(days(cancelled(early, w3))).toEqual([w1, w2, '2026-03-11']);
    expect(days(cancelled(late, w1))).toEqual([w2]);
    expect(cancel(early, w4)).toMatchObject({ code: 'MEETING_OVER' });
  });

  test('keeps each date that is over: it is neither cancelled nor changed', () => {
    for (const [state, date] of [
      ...([
        [planned, w1],
        [planned, w2],
        [early, w4],
        [late, w2],
      ] as const),
    ]) {
      const of = { meetingId, occurrence: at(date) };
      const words = {
        name: 'Another',
        description: '',
        startTime: at(w5),
        endTime: at('2026-04-01'),
      };
      expect(cancelOccurrence(state, { ...of, reason: '' }, { now, author })).toMatchObject({
        code: 'MEETING_OVER',
      });
      expect(changeOccurrence(state, { ...of, ...words }, { now, author })).toMatchObject({
        code: 'MEETING_OVER',
      });
    }
    expect(days(off(late, w1))).toEqual([w2, w3, w4, w5]);
  });

  test('tells of each date by itself that its end does not tell of', () => {
    const mails = accepted(cancel(early)).events.meeting.flatMap((event) =>
      event.type === 'MeetingMailDue' && event.data.attendeeId === tom
        ? [[event.data.date, event.data.following === true, event.data.sequence]]
        : [],
    );
    expect(mails).toEqual([
      [w3, false, 2],
      [w5, true, 2],
    ]);
  });

  test('ends where it was asked to after a date that is off, and so once more', () => {
    const state = cancelled(off(planned, w3), w4);
    expect(state).toMatchObject({ status: 'cancelled', ended: { date: w4 } });
    expect(accepted(cancel(state, w4)).events).toEqual({ meeting: [], agenda: [] });
    const running = cancelled(planned, w4);
    expect(running).toMatchObject({ status: 'planned', ended: { date: w4 } });
    expect(accepted(cancel(running, w4)).events).toEqual({ meeting: [], agenda: [] });
    expect(cancel(running, w5)).toMatchObject({ code: 'OCCURRENCE_NOT_FOUND' });
  });

  test('keeps all that took place and nothing that is ahead, however it was moved', () => {
    const dates = [w1, w2, w3, w4, w5];
    const steps = fc.array(
      fc.record({ date: fc.constantFrom(...dates), day: fc.integer({ min: -6, max: 60 }) }),
      { maxLength: 6 },
    );
    const isOver = (one?: { endTime: string }) => Date.parse(one?.endTime ?? '') < now.getTime();
    fc.assert(
      fc.property(steps, fc.option(fc.constantFrom(...dates)), (all, from) => {
        const state = all.reduce((one, { date, day }) => {
          if (one.cancelledDates.has(date)) return one;
          const to = new Date(Date.parse(at(w2)) + day * 86_400_000).toISOString().slice(0, 10);
          if (day % 5 !== 0) return moved(one, date, to);
          return isOver(occurrenceOf(one, date)) ? one : off(one, date);
        }, planned);
        const decision = cancel(state, from ?? undefined);
        const left = takesPlace(state, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z');
        const stays = left.filter((one) => isOver(one) || one.date < (from ?? ''));
        if (decision.type === 'rejected') {
          // It says so only where there is nothing to be cancelled, or not from there on.
          const asked = left.find(({ date }) => date === from);
          const code = from !== null && !asked ? 'OCCURRENCE_NOT_FOUND' : 'MEETING_OVER';
          expect(decision.code).toBe(code);
          if (from === null) expect(left.every(isOver)).toBe(true);
          else expect(!asked || isOver(asked)).toBe(true);
          return;
        }
        const result = after(decision.events.meeting, state);
        // One of which nothing took place is off as it stands.
        const isAllOff = result.status === 'cancelled' && result.ended === null;
        if (isAllOff) expect(stays).toEqual([]);
        else expect(days(result)).toEqual(stays.map(({ startTime }) => startTime.slice(0, 10)));
        expect(decision.events.meeting.length > 0 || stays.length === left.length).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
