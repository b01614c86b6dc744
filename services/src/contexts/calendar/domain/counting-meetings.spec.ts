import { expect, test } from '@jest/globals';

import { agendaStream } from '../streams.js';
import { countingMeetings } from './counting-meetings.service.js';
import { evolveMeeting } from './evolve-meeting.js';
import { initialMeeting, type KnownMeeting } from './meeting.js';

const id = (n: number) => `01990000-0000-7000-8000-00000000000${n.toString()}`;
const [meetingId, otherId, nextId, ada] = [id(1), id(2), id(3), id(4)];
const set = {
  ...{ meetingId, name: 'Weekly', description: '', timeZone: 'UTC', joinPermission: true },
  ...{ startTime: '2026-03-17T08:00:00.000Z', endTime: '2026-03-17T09:00:00.000Z' },
  ...{ repeat: 'weekly' as const, repeatTill: '2026-04-14', attendees: [] },
};
const ids = { eventShortId: 'short', organizerId: ada, sessionId: null, pinId: null };
const series = evolveMeeting(initialMeeting, {
  type: 'MeetingPlanned',
  data: { ...set, ...ids },
}) as KnownMeeting;
const hour = (day: string, from = '08') => ({
  startTime: `2026-${day}T${from}:00:00.000Z`,
  endTime: `2026-${day}T${(Number(from) + 1).toString().padStart(2, '0')}:00:00.000Z`,
});

/** The meetings that are found, by what else the organizer's agenda has. */
async function found(
  change: Partial<typeof set> & { following?: string },
  now: string,
  others: Readonly<Record<string, ReturnType<typeof hour>>> = {},
) {
  const agenda = new Map(Object.entries({ [meetingId]: hour('03-17'), ...others }));
  const stateOf = async ({ name }: { name: string }) =>
    name === agendaStream(ada).name ? agenda : series;
  const asked = { nextId, now: new Date(now) };
  const same = await countingMeetings(series, { ...set, ...change }, asked, stateOf);
  return [...same.keys()];
}
const before = '2026-03-02T09:00:00.000Z';
const running = '2026-03-25T12:00:00.000Z';

test('a part that is split off is compared with the series at its first times too', async () => {
  const following = '2026-03-31T08:00:00.000Z';
  expect(await found({ following }, before)).toEqual([meetingId]);
  expect(await found({ following, ...hour('03-31') }, before)).toEqual([]);
});

test('a series that runs is compared with meetings at the times that are left', async () => {
  const moved = hour('03-17', '12');
  const left = { [otherId]: hour('03-31', '12') };
  expect(await found(moved, running, left)).toEqual([otherId]);
  expect(await found(moved, running, { [otherId]: moved })).toEqual([]);
  expect(await found(moved, before, { [otherId]: moved })).toEqual([otherId]);
});

test('the meeting that a repeated call has made already is not another one', async () => {
  expect(await found({ ...hour('04-07') }, before, { [nextId]: hour('04-07') })).toEqual([]);
});
