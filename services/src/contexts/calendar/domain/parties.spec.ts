import { describe, expect, test } from '@jest/globals';
import type { MeetingEvent } from '@foyer/contracts/calendar';
import type { Decision } from '@foyer/contracts/decision';

import type { MeetingAuthor } from './author.js';
import { cancelMeeting, cancelOccurrence } from './cancel-meeting.js';
import { changeMeeting } from './change-meeting.js';
import { changeOccurrence } from './change-occurrence.js';
import { evolveMeeting } from './evolve-meeting.js';
import { handOver } from './hand-over.js';
import { initialMeeting, type MeetingState } from './meeting.js';
import { planMeeting, type PlanMeeting } from './plan-meeting.js';

const id = (n: number) => `01990000-0000-7000-8000-00000000000${n.toString()}`;
const [meetingId, ada, tom, gil, rita] = [id(1), id(2), id(3), id(4), id(5)];
const now = new Date('2026-03-02T09:00:00.000Z');
const mode = { email: true, msg: true };
const next = { meetingId: id(9), eventShortId: 'next' };
const [second, times] = [
  '2026-03-24T08:00:00.000Z',
  { startTime: '2026-03-25T08:00:00.000Z', endTime: '2026-03-25T09:00:00.000Z' },
];
const asTom = { attendeeId: tom, attendeeType: 'User', mode } as const;
const asGil = { attendeeId: gil, attendeeType: 'Guest', mode } as const;
const plan: PlanMeeting = {
  ...{ meetingId, eventShortId: 'short', organizerId: ada, sessionId: null, pinId: null },
  ...{ name: 'Weekly', description: '', timeZone: 'Europe/Berlin', joinPermission: true },
  ...{ startTime: '2026-03-17T08:00:00.000Z', endTime: '2026-03-17T09:00:00.000Z' },
  ...{ repeat: 'weekly', repeatTill: '2026-04-14', attendees: [asGil, asTom] },
};
const empty = { agenda: new Map(), others: new Map() };

type Act = (meeting: MeetingState, author: MeetingAuthor) => Decision<unknown, unknown>;
const change =
  (more: Partial<PlanMeeting>): Act =>
  (meeting, author) =>
    changeMeeting(
      { meeting, ...empty },
      { ...plan, pinId: undefined, next, ...more },
      { now, author },
    );
const acts: readonly [string, Act][] = [
  ['renames it', change({ name: 'Renamed' })],
  ['moves it', change(times)],
  ['takes the guest out', change({ attendees: [asTom] })],
  [
    'moves one date',
    (state, author) =>
      changeOccurrence(
        state,
        { meetingId, occurrence: second, ...times, name: 'Weekly', description: '' },
        { now, author },
      ),
  ],
  [
    'cancels one date',
    (state, author) =>
      cancelOccurrence(state, { meetingId, occurrence: second, reason: '' }, { now, author }),
  ],
  [
    'cancels it',
    (meeting, author) =>
      cancelMeeting({ meeting, agenda: new Map() }, { meetingId, reason: '' }, { now, author }),
  ],
  [
    'hands it over',
    (meeting, author) =>
      handOver({ meeting, nextAgenda: new Map(), ...empty }, { meetingId, memberId: tom }, author),
  ],
];
const eventsOf = (decision: Decision<unknown, unknown>): readonly MeetingEvent[] => {
  if (decision.type === 'rejected') throw new Error(decision.code);
  const { events } = decision as { readonly events: { meeting?: readonly MeetingEvent[] } };
  return events.meeting ?? (decision.events as readonly MeetingEvent[]);
};
const planned = eventsOf(
  planMeeting({ meeting: initialMeeting, ...empty, sessionIsThere: true }, plan, { now }),
);
const told = (events: readonly MeetingEvent[], type: 'MeetingMailDue' | 'MeetingTextDue') =>
  events.flatMap((event) => (event.type === type ? [event.data.attendeeId] : [])).toSorted();

/** The authors of changes: the organizer, administrators who are invited or not, and no one. */
const authors: readonly [string, MeetingAuthor][] = [
  ['its organizer', { id: ada, managesAll: false }],
  ['an administrator who is invited', { id: tom, managesAll: true }],
  ['an administrator from outside', { id: rita, managesAll: true }],
  ['the product', { id: 'give-up-meetings', managesAll: true, isProgram: true }],
];

describe.each(authors)('a meeting that %s changes', (_who, author) => {
  test.each(acts)('mails every calendar once that shows it, who %s', (_what, act) => {
    const events = eventsOf(act(planned.reduce(evolveMeeting, initialMeeting), author));
    expect(told(events, 'MeetingMailDue')).toEqual([ada, tom, gil]);
    // The one who acted knows it, and only lacks the file.
    expect(told(events, 'MeetingTextDue')).toEqual([tom, gil].filter((one) => one !== author.id));
    const by = author.isProgram === true ? [] : [author.id];
    const named = events.flatMap(({ data }) => ('by' in data ? [data.by] : []));
    expect([...new Set(named)]).toEqual(by);
  });
});

test('gives the file of a new meeting to its organizer, and of an old one to who organizes it now', () => {
  expect(told(planned, 'MeetingMailDue')).toEqual([ada, tom, gil]);
  const handed = [
    ...planned,
    ...eventsOf(
      handOver(
        {
          ...{ meeting: planned.reduce(evolveMeeting, initialMeeting), nextAgenda: new Map() },
          ...empty,
        },
        { meetingId, memberId: rita },
        { id: ada, managesAll: false },
      ),
    ),
  ];
  const state = handed.reduce(evolveMeeting, initialMeeting);
  const off = cancelMeeting(
    { meeting: state, agenda: new Map() },
    { meetingId, reason: '' },
    { now, author: { id: rita, managesAll: false } },
  );
  expect(told(eventsOf(off), 'MeetingMailDue')).toEqual([ada, tom, gil, rita]);
});
