import { describe, expect, test } from '@jest/globals';

import type { CausedMailBudget } from '#contexts/identity';
import { evolveMeeting } from './evolve-meeting.js';
import { initialMeeting, type MeetingState } from './meeting.js';
import type { CancelPlan, PlannedChange } from './mails-of-change.js';
import { MeetingMailBudget, type Telling } from './meeting-mail-budget.service.js';

const id = (n: number) => `01990000-0000-7000-8000-00000000000${n.toString()}`;
const [meetingId, ada, tom, gil, eve] = [id(1), id(2), id(3), id(4), id(5)];
const mode = { email: true, msg: false };
const member = (attendeeId: string) => ({ attendeeId, attendeeType: 'User' as const, mode });
const guest = { attendeeId: gil, attendeeType: 'Guest' as const, mode };
const times = { startTime: '2026-03-17T08:00:00.000Z', endTime: '2026-03-17T09:00:00.000Z' };
const later = { startTime: '2026-03-31T11:00:00.000Z', endTime: '2026-03-31T12:00:00.000Z' };
const third = '2026-03-31T07:00:00.000Z';
const plan: PlannedChange = {
  ...{ meetingId, name: 'Weekly', description: '', timeZone: 'Europe/Berlin', ...times },
  ...{ repeat: 'weekly', repeatTill: '2026-04-14', joinPermission: true, pin: undefined },
  attendees: [member(tom), guest],
};
const { pin: _pin, ...set } = plan;
const series = evolveMeeting(initialMeeting, {
  type: 'MeetingPlanned',
  data: {
    ...set,
    ...{ eventShortId: 'short', organizerId: ada, sessionId: null, pinId: null },
    attendees: [...set.attendees],
  },
});

const paidFor = (change: Partial<PlannedChange>) =>
  paid({ kind: 'invitation', change: { ...plan, ...change } });

async function paid(
  told: Pick<Telling, 'kind' | 'change' | 'cancel'>,
  state: MeetingState = series,
  now = '2026-03-02T09:00:00.000Z',
) {
  const mails: string[] = [];
  const spend = async ({ recipients }: Parameters<CausedMailBudget['spend']>[0]) => {
    mails.push(
      ...recipients.map(({ email, isColleague }) => `${isColleague ? '' : 'to '}${email}`),
    );
    return { giveBack: async () => undefined };
  };
  const budget = new MeetingMailBudget(
    { stateOf: async () => state } as never,
    { reach: async (one: string) => ({ email: one.slice(-1) }) } as never,
    { spend } as never,
    { now: () => new Date(now) } as never,
  );
  await budget.paid({ ...told, meetingId, authorId: ada }, async () => undefined);
  return mails.toSorted();
}

describe('the mails that are paid for a change', () => {
  test.each([
    ['one to each invited person', { name: 'Renamed' }, ['3', 'to 4']],
    [
      'two to each where a series is split',
      { following: third, ...later },
      ['3', '3', 'to 4', 'to 4'],
    ],
    [
      'one to who joins only the rest of a series, and one to who stays in the first part',
      {
        following: third,
        ...later,
        attendees: [member(eve), guest],
      },
      ['3', '5', 'to 4', 'to 4'],
    ],
    ['one to who is taken out', { attendees: [guest] }, ['3', 'to 4']],
    ['none where nothing changes', {}, []],
    [
      'one to a guest, also where the change calls the guest a member',
      {
        name: 'Renamed',
        attendees: [member(tom), member(gil)],
      },
      ['3', 'to 4'],
    ],
  ] as const)('are %s', async (_which, change, expected) => {
    expect(await paidFor(change)).toEqual(expected);
  });
});

const moved = (date: string, to: string) =>
  evolveMeeting(series, {
    type: 'MeetingOccurrenceChanged',
    data: {
      ...{ meetingId, organizerId: ada, sequence: 1, date, name: 'Weekly', description: '' },
      ...{ startTime: `${to}T08:00:00.000Z`, endTime: `${to}T09:00:00.000Z` },
    },
  });
const midway = '2026-03-25T09:00:00.000Z';
/** Its last date was brought forward and is over: the two ahead come before it by the rule. */
const broughtForward = moved('2026-04-14', '2026-03-19');
const off = evolveMeeting(series, {
  type: 'MeetingCancelled',
  data: { meetingId, organizerId: ada, sequence: 1, reason: '' },
});

describe('the mails that are paid for a cancellation', () => {
  const ofAll = { meetingId, reason: '', occurrence: undefined, following: false };
  const cases: readonly (readonly [string, Partial<CancelPlan>, string[], MeetingState?])[] = [
    ['one to each invited person', {}, ['3', 'to 4']],
    ['one to each for a date', { occurrence: third }, ['3', 'to 4']],
    [
      'one to each for a date and all after it',
      { occurrence: third, following: true },
      ['3', 'to 4'],
    ],
    [
      'one to each for every date that is cancelled singly',
      {},
      ['3', '3', 'to 4', 'to 4'],
      broughtForward,
    ],
    ['none where it was cancelled already', {}, [], off],
  ];
  test.each(cases)('number %s', async (_which, asked, expected, state = series) => {
    const now = state === broughtForward ? midway : undefined;
    const cancel = { ...ofAll, ...asked };
    expect(await paid({ kind: 'cancellation', cancel }, state, now)).toEqual(expected);
  });
});
