import { describe, expect, test } from '@jest/globals';

import type { CausedMailBudget } from '#contexts/identity';
import { evolveMeeting } from './evolve-meeting.js';
import { initialMeeting } from './meeting.js';
import type { PlannedChange } from './mails-of-change.js';
import { MeetingMailBudget } from './meeting-mail-budget.service.js';

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

async function paidFor(change: Partial<PlannedChange>) {
  const paid: string[] = [];
  const spend = async ({ recipients }: Parameters<CausedMailBudget['spend']>[0]) => {
    paid.push(...recipients.map(({ email, isColleague }) => `${isColleague ? '' : 'to '}${email}`));
    return { giveBack: async () => undefined };
  };
  const budget = new MeetingMailBudget(
    { stateOf: async () => series } as never,
    { reach: async (one: string) => ({ email: one.slice(-1) }) } as never,
    { spend } as never,
    { now: () => new Date('2026-03-02T09:00:00.000Z') } as never,
  );
  const telling = { kind: 'invitation', meetingId, authorId: ada } as const;
  await budget.paid({ ...telling, change: { ...plan, ...change } }, async () => undefined);
  return paid.toSorted();
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
