import { describe, expect, test } from '@jest/globals';
import { saidOn, type MeetingEvent } from '@foyer/contracts/calendar';
import type { Decision } from '@foyer/contracts/decision';

import { answerInvitation } from './answer-invitation.js';
import { cancelFollowing, cancelMeeting, cancelOccurrence } from './cancel-meeting.js';
import { countingTimes } from './change-following.js';
import { changeMeeting } from './change-meeting.js';
import { changeOccurrence } from './change-occurrence.js';
import { evolveMeeting } from './evolve-meeting.js';
import { initialMeeting, type KnownMeeting } from './meeting.js';
import type { Changed, ChangeMeeting } from './meeting-change.js';
import { nextMeeting } from './next-meeting.js';
import { takesPlace } from './occurrences.js';
import { planMeeting, type PlanMeeting } from './plan-meeting.js';

const id = (n: number) => `01990000-0000-7000-8000-00000000000${n.toString()}`;
const [meetingId, ada, tom, gil, nextId, pinId] = [id(1), id(2), id(3), id(4), id(5), id(6)];
const author = { id: ada, managesAll: false };
const mode = { email: true, msg: false };
const next = { meetingId: nextId, eventShortId: 'next' };
const empty = { agenda: new Map(), others: new Map() };
const before = new Date('2026-03-02T09:00:00.000Z');
/** Two dates of the series are over, and three are left. */
const running = new Date('2026-03-25T12:00:00.000Z');
const plan: PlanMeeting = {
  ...{ meetingId, eventShortId: 'short', organizerId: ada, sessionId: null, pinId },
  ...{ name: 'Weekly', description: '', timeZone: 'Europe/Berlin', joinPermission: true },
  ...{ startTime: '2026-03-17T08:00:00.000Z', endTime: '2026-03-17T09:00:00.000Z' },
  ...{ repeat: 'weekly', repeatTill: '2026-04-14' },
  attendees: [
    { attendeeId: gil, attendeeType: 'Guest', mode },
    { attendeeId: tom, attendeeType: 'User', mode },
  ],
};
const [first, second, third, fourth, fifth] = [
  ...['2026-03-17T08:00:00.000Z', '2026-03-24T08:00:00.000Z', '2026-03-31T07:00:00.000Z'],
  ...['2026-04-07T07:00:00.000Z', '2026-04-14T07:00:00.000Z'],
] as [string, string, string, string, string];
const hourFrom = (startTime: string) => ({
  ...{ startTime, endTime: new Date(Date.parse(startTime) + 3_600_000).toISOString() },
});

function accepted<E, R>(decision: Decision<E, R>) {
  if (decision.type === 'rejected') throw new Error(decision.code);
  return decision;
}
function after(events: readonly MeetingEvent[], state = initialMeeting as KnownMeeting) {
  return events.reduce(evolveMeeting, state) as KnownMeeting;
}
const series = after(
  accepted(
    planMeeting({ meeting: initialMeeting, ...empty, sessionIsThere: true }, plan, {
      now: before,
    }),
  ).events.meeting,
);
const change = (more: Partial<ChangeMeeting>, now = before, meeting = series) =>
  changeMeeting(
    { meeting, ...empty },
    { ...plan, pinId: undefined, next, ...more },
    { now, author },
  );
const both = ({ meeting, next: later }: Changed, state = series) =>
  [after(meeting, state), after(later)] as const;
const starts = (meeting: KnownMeeting) =>
  takesPlace(meeting, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z').map(
    ({ startTime }) => startTime,
  );
const mails = (events: readonly MeetingEvent[]) =>
  events.flatMap((event) =>
    event.type === 'MeetingMailDue' ? [[event.data.attendeeId, event.data.kind]] : [],
  );

describe('this and following', () => {
  test('ends a series before a date, and holds the rest as a meeting of its own', () => {
    const changed = accepted(
      change({ following: third, ...hourFrom('2026-03-31T12:00:00.000Z'), name: 'Afternoons' }),
    );
    expect(changed.result).toEqual({ meetingId: nextId, forgets: null });
    const [old, later] = both(changed.events);
    expect(starts(old)).toEqual([first, second]);
    expect(starts(later)).toEqual([
      ...['2026-03-31T12:00:00.000Z', '2026-04-07T12:00:00.000Z', '2026-04-14T12:00:00.000Z'],
    ]);
    expect(old).toMatchObject({ name: 'Weekly', sequence: 1, ended: { continuedBy: nextId } });
    expect(later).toMatchObject({ name: 'Afternoons', sequence: 0, continues: meetingId, pinId });
    // One mail for each calendar and meeting.
    expect(mails(changed.events.meeting)).toEqual([gil, tom, ada].map((one) => [one, 'update']));
    expect(mails(changed.events.next)).toEqual([gil, tom, ada].map((one) => [one, 'update']));
  });

  test('tells who goes of the end, and who comes of the beginning', () => {
    const lea = { attendeeId: id(7), attendeeType: 'User' as const, mode };
    const changed = accepted(
      change({
        following: third,
        ...hourFrom(third),
        attendees: [plan.attendees[1], lea] as never,
      }),
    );
    expect(mails(changed.events.meeting)).toEqual([
      ...[
        [tom, 'update'],
        [ada, 'update'],
      ],
      [gil, 'cancellation'],
    ]);
    expect(mails(changed.events.next)).toEqual([
      ...[
        [tom, 'update'],
        [ada, 'update'],
      ],
      [lea.attendeeId, 'invitation'],
    ]);
  });

  test('keeps answers, moved dates and cancelled ones where the times stay', () => {
    const said = accepted(
      answerInvitation(
        series,
        {
          ...{ meetingId, attendeeId: gil, attendeeType: 'Guest', answer: 'declined' },
          ...{ proposal: null, comment: 'Busy', occurrence: fourth },
        },
        { now: before },
      ),
    ).events;
    const moved = accepted(
      changeOccurrence(
        after(said, series),
        {
          ...{ meetingId, occurrence: fifth, name: 'Weekly', description: '' },
          ...hourFrom('2026-04-15T07:00:00.000Z'),
        },
        { now: before, author },
      ),
    ).events;
    const off = accepted(
      cancelOccurrence(
        after([...said, ...moved], series),
        { meetingId, occurrence: fourth, reason: 'Leave' },
        { now: before, author },
      ),
    ).events;
    const state = after([...said, ...moved, ...off], series);
    const changed = accepted(
      change({ following: third, ...hourFrom(third), name: 'Renamed' }, before, state),
    );
    const [old, later] = both(changed.events, state);
    expect(starts(old)).toEqual([first, second]);
    expect(starts(later)).toEqual([third, '2026-04-15T07:00:00.000Z']);
    // A moved date that has no words of its own follows the series.
    expect(later.moved.get('2026-04-14')?.name).toBe('Renamed');
    expect(later.reasons.get('2026-04-07')).toBe('Leave');
    expect(later.sequence).toBe(0);
    const gils = later.attendees.get(gil);
    expect(gils && saidOn(gils, '2026-03-31').answer).toBe('none');
    expect(gils).not.toHaveProperty('last');
  });

  test('keeps what was said of all dates, and asks again where they move', () => {
    const said = accepted(
      answerInvitation(
        series,
        {
          ...{ meetingId, attendeeId: tom, attendeeType: 'User', answer: 'tentative' },
          ...{ proposal: null, comment: '', occurrence: undefined },
        },
        { now: before },
      ),
    ).events;
    const state = after(said, series);
    const answers = (startTime: string) => {
      const { events } = accepted(
        change({ following: third, ...hourFrom(startTime), name: 'Renamed' }, before, state),
      );
      return after(events.next).attendees.get(tom)?.answer;
    };
    const reads = { timeZone: 'Asia/Tokyo', language: 'en' as const };
    const come = after(
      [{ type: 'MeetingInvitationUsed', data: { meetingId, guestId: gil, browser: 'x', reads } }],
      state,
    );
    const moved = change(
      { following: third, ...hourFrom('2026-03-31T12:00:00.000Z') },
      before,
      come,
    );
    expect(after(accepted(moved).events.next).attendees.get(gil)).toMatchObject({
      ...{ answer: 'none', reads },
    });
    expect(answers(third)).toBe('tentative');
    expect(answers('2026-03-31T12:00:00.000Z')).toBe('none');
  });

  test('says so where its first date had been moved, and asks again for that date', () => {
    const moved = after(
      accepted(
        changeOccurrence(
          series,
          {
            ...{ meetingId, occurrence: third, name: 'Weekly', description: '' },
            ...hourFrom('2026-04-01T07:00:00.000Z'),
          },
          { now: before, author },
        ),
      ).events,
      series,
    );
    const answers = [third, fourth].flatMap(
      (occurrence) =>
        accepted(
          answerInvitation(
            moved,
            {
              ...{ meetingId, attendeeId: gil, attendeeType: 'Guest', answer: 'declined' },
              ...{ proposal: null, comment: '', occurrence },
            },
            { now: before },
          ),
        ).events,
    );
    const state = after(answers, moved);
    const { events } = accepted(
      change({ following: third, ...hourFrom(third), name: 'Renamed' }, before, state),
    );
    const later = after(events.next);
    expect(starts(later)[0]).toBe(third);
    expect(later.previous.get('')).toEqual(hourFrom('2026-04-01T07:00:00.000Z'));
    const gils = later.attendees.get(gil);
    const said = ['2026-03-31', '2026-04-07'].map((date) => gils && saidOn(gils, date).answer);
    expect(said).toEqual(['none', 'declined']);
  });

  test('is all of it from the first date, and nothing from one that has begun', () => {
    const all = accepted(change({ following: first, name: 'Renamed' }));
    expect(all.result.meetingId).toBe(meetingId);
    expect(all.events.next).toEqual([]);
    const past = change({ following: second, ...hourFrom(second), name: 'Renamed' }, running);
    expect(past).toMatchObject({ code: 'MEETING_IN_PAST' });
    const none = change({ following: '2026-03-30T07:00:00.000Z', name: 'Renamed' });
    expect(none).toMatchObject({ code: 'OCCURRENCE_NOT_FOUND' });
  });

  test('changes nothing when it is asked for once more', () => {
    const what = { following: third, ...hourFrom(third), name: 'Renamed' };
    const [old] = both(accepted(change(what)).events);
    expect(change(what, before, old)).toMatchObject({
      ...{ events: { meeting: [], next: [], agenda: [] }, result: { meetingId: nextId } },
    });
  });

  test('cancels the rest of a series with its reason, and the whole where nothing is left', () => {
    const cancel = (occurrence: string, now: Date, meeting = series) =>
      cancelFollowing(
        { meeting, agenda: new Map() },
        { meetingId, occurrence, reason: 'Moved out' },
        { now, author },
      );
    const off = accepted(cancel(third, before)).events.meeting;
    expect(starts(after(off, series))).toEqual([first, second]);
    expect(after(off, series)).toMatchObject({ status: 'planned', ended: { continuedBy: null } });
    expect(mails(off)).toEqual([gil, tom, ada].map((one) => [one, 'cancellation']));
    const rest = after(accepted(cancel(third, running)).events.meeting, series);
    expect(rest.status).toBe('cancelled');
    expect(starts(rest)).toEqual([first, second]);
    expect(cancel(second, running)).toMatchObject({ code: 'MEETING_OVER' });
  });
});

describe('a series that runs', () => {
  test.each([
    ['lasts longer', first, '2026-03-17T09:15:00.000Z', third],
    [
      'begins earlier',
      '2026-03-17T07:30:00.000Z',
      '2026-03-17T08:30:00.000Z',
      '2026-03-31T06:30:00.000Z',
    ],
    [
      'moves to another day',
      '2026-03-19T08:00:00.000Z',
      '2026-03-19T09:00:00.000Z',
      '2026-04-02T07:00:00.000Z',
    ],
    [
      'begins again on a day ahead',
      '2026-03-27T08:00:00.000Z',
      '2026-03-27T09:00:00.000Z',
      '2026-03-27T08:00:00.000Z',
    ],
  ])('keeps what took place when all of it %s', (_what, startTime, endTime, begins) => {
    const changed = accepted(change({ startTime, endTime }, running));
    const [old, later] = both(changed.events);
    expect(starts(old)).toEqual([first, second]);
    expect(later.schedule.startTime).toBe(begins);
    const lasts = Date.parse(later.schedule.endTime) - Date.parse(begins);
    expect(lasts).toBe(Date.parse(endTime) - Date.parse(startTime));
  });

  test('looks for the same meeting at the times with which it goes on', () => {
    const times = hourFrom('2026-03-17T12:00:00.000Z');
    const begins = hourFrom('2026-03-31T11:00:00.000Z');
    const set = { ...plan, ...times };
    expect(countingTimes(series, set, running)).toEqual(begins);
    expect(countingTimes(series, set, before)).toEqual(times);
    expect(countingTimes(series, { ...set, following: fourth }, running)).toEqual(times);
    expect(countingTimes(series, { ...plan, name: 'Renamed' }, running)).toEqual(hourFrom(first));
    const agenda = new Map([[id(9), begins]]);
    const asked = (others: ReadonlyMap<string, KnownMeeting>) =>
      changeMeeting(
        { meeting: series, agenda, others },
        { ...set, pinId: undefined, next },
        { now: running, author },
      );
    const other = { ...series, id: id(9), name: 'Other' };
    expect(asked(new Map([[id(9), other]]))).toMatchObject({ type: 'accepted' });
    expect(asked(new Map())).toMatchObject({ code: 'CONFLICT' });
  });

  test('is renamed as one, and may repeat no more', () => {
    expect(accepted(change({ name: 'Renamed' }, running)).events.next).toEqual([]);
    const once = accepted(change({ repeat: 'none', repeatTill: null }, running));
    const [old, later] = both(once.events);
    expect([starts(old), starts(later)]).toEqual([[first, second], [third]]);
  });

  test('keeps what took place when all of it is cancelled', () => {
    const off = accepted(
      cancelMeeting(
        { meeting: series, agenda: new Map() },
        { meetingId, reason: 'Moved out' },
        { now: running, author },
      ),
    );
    const state = after(off.events.meeting, series);
    expect(state.status).toBe('cancelled');
    expect(starts(state)).toEqual([first, second]);
    expect(off.result).toBe(pinId);
    const over = cancelMeeting(
      { meeting: series, agenda: new Map() },
      { meetingId, reason: '' },
      { now: new Date('2026-04-20T00:00:00.000Z'), author },
    );
    expect(over).toMatchObject({ code: 'MEETING_OVER' });
  });

  test('ends no earlier than a date that took place before its time', () => {
    const moved = accepted(
      changeOccurrence(
        series,
        {
          ...{ meetingId, occurrence: fourth, name: 'Weekly', description: '' },
          ...hourFrom('2026-03-25T08:00:00.000Z'),
        },
        { now: before, author },
      ),
    ).events;
    const state = after(moved, series);
    expect(change({ repeatTill: '2026-03-31' }, running, state)).toMatchObject({
      code: 'MEETING_IN_PAST',
    });
    const rest = change({ following: third, ...hourFrom(third), name: 'New' }, running, state);
    expect(rest).toMatchObject({ code: 'MEETING_IN_PAST' });
  });

  test('is prolonged after its rest was cancelled', () => {
    const off = accepted(
      cancelFollowing(
        { meeting: series, agenda: new Map() },
        { meetingId, occurrence: fourth, reason: '' },
        { now: running, author },
      ),
    ).events.meeting;
    const state = after(off, series);
    const again = accepted(change({}, running, state)).events.meeting;
    expect(after(again, state)).toMatchObject({ ended: null });
    expect(starts(after(again, state))).toEqual([first, second, third, fourth, fifth]);
  });

  test('keeps the PIN that both of its parts have until neither counts', () => {
    const [old, later] = both(accepted(change({ following: third, ...hourFrom(third) })).events);
    for (const meeting of [old, later]) {
      const off = cancelMeeting(
        { meeting, agenda: new Map() },
        { meetingId: meeting.id, reason: '' },
        { now: before, author },
      );
      expect(accepted(off).result).toBeNull();
    }
  });
});

test('a meeting in which nothing is left leads to the one that continues it', async () => {
  const [old, later] = both(accepted(change({ following: third, ...hourFrom(third) })).events);
  const ahead = async (now: string) =>
    (await nextMeeting(old, new Date(now), async () => later)).id;
  expect(await ahead('2026-03-24T09:30:00.000Z')).toBe(meetingId);
  expect(await ahead('2026-03-24T10:00:00.001Z')).toBe(nextId);
});

test('a meeting that is under way gets another end, and no other start in the past', () => {
  const once = after(
    accepted(
      planMeeting(
        { meeting: initialMeeting, ...empty, sessionIsThere: true },
        { ...plan, repeat: 'none', repeatTill: null },
        { now: before },
      ),
    ).events.meeting,
  );
  const set = (startTime: string, endTime: string) =>
    change(
      { repeat: 'none', repeatTill: null, startTime, endTime },
      new Date('2026-03-17T08:30:00.000Z'),
      once,
    );
  expect(set(first, '2026-03-17T10:00:00.000Z')).toMatchObject({ type: 'accepted' });
  expect(set(first, '2026-03-17T08:15:00.000Z')).toMatchObject({ code: 'MEETING_IN_PAST' });
  expect(set('2026-03-17T08:05:00.000Z', '2026-03-17T10:00:00.000Z')).toMatchObject({
    code: 'MEETING_IN_PAST',
  });
});

describe('a series whose call was opened before its time', () => {
  const early = new Date('2026-03-31T06:52:00.000Z');
  const callId = id(8);
  const open = after([{ type: 'MeetingCallBegan', data: { meetingId, callId } }], series);

  test('is not split at the date of that call, which would get a second one', () => {
    const rest = { following: third, ...hourFrom(third), name: 'Renamed' };
    expect(change(rest, early, open)).toMatchObject({ code: 'MEETING_IN_PAST' });
    expect(change(rest, early)).toMatchObject({ type: 'accepted' });
  });

  test('gets other times, and another end, only after that date', () => {
    const changed = accepted(change({ endTime: '2026-03-17T09:15:00.000Z' }, early, open));
    const [old, later] = both(changed.events, open);
    expect([starts(old).at(-1), starts(later)[0]]).toEqual([third, fourth]);
    expect(change({ repeatTill: '2026-03-30' }, early, open)).toMatchObject({
      code: 'MEETING_IN_PAST',
    });
  });

  test('is one that runs also before its first date', () => {
    const atFirst = new Date('2026-03-17T07:50:00.000Z');
    const changed = accepted(change({ endTime: '2026-03-17T09:15:00.000Z' }, atFirst, open));
    const [old, later] = both(changed.events, open);
    expect([starts(old), starts(later)[0]]).toEqual([[first], second]);
  });
});
