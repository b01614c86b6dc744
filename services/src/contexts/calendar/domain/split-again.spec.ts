import { describe, expect, test } from '@jest/globals';
import type { MeetingEvent } from '@foyer/contracts/calendar';
import type { Decision } from '@foyer/contracts/decision';

import { cancelFollowing, cancelMeeting } from './cancel-meeting.js';
import { changeMeeting } from './change-meeting.js';
import { evolveMeeting } from './evolve-meeting.js';
import { initialMeeting, type KnownMeeting } from './meeting.js';
import type { Changed, ChangeMeeting } from './meeting-change.js';
import { nextMeeting } from './next-meeting.js';
import { takesPlace } from './occurrences.js';
import { planMeeting, type PlanMeeting } from './plan-meeting.js';

const id = (n: number) => `01990000-0000-7000-8000-00000000000${n.toString()}`;
const [meetingId, ada, bId, cId, pinId] = [id(1), id(2), id(3), id(4), id(5)];
const author = { id: ada, managesAll: false };
const empty = { agenda: new Map(), others: new Map() };
const now = new Date('2026-03-02T09:00:00.000Z');
const later = new Date('2026-05-01T09:00:00.000Z');
const plan: PlanMeeting = {
  ...{ meetingId, eventShortId: 'short', organizerId: ada, sessionId: null, pinId },
  ...{ name: 'Weekly', description: '', timeZone: 'UTC', joinPermission: true, attendees: [] },
  ...{ startTime: '2026-03-17T08:00:00.000Z', endTime: '2026-03-17T09:00:00.000Z' },
  ...{ repeat: 'weekly', repeatTill: '2026-04-14' },
};
const on = (date: string) => ({
  ...{ startTime: `${date}T08:00:00.000Z`, endTime: `${date}T09:00:00.000Z` },
});

function accepted<E, R>(decision: Decision<E, R>) {
  if (decision.type === 'rejected') throw new Error(decision.code);
  return decision;
}
const after = (events: readonly MeetingEvent[], state = initialMeeting as KnownMeeting) =>
  events.reduce(evolveMeeting, state) as KnownMeeting;
const series = after(
  accepted(planMeeting({ meeting: initialMeeting, ...empty, sessionIsThere: true }, plan, { now }))
    .events.meeting,
);
const change = (meeting: KnownMeeting, more: Partial<ChangeMeeting>) =>
  changeMeeting(
    { meeting, ...empty },
    {
      ...{ ...plan, ...meeting.schedule, meetingId: meeting.id, pinId: undefined },
      ...{ next: { meetingId: id(6), eventShortId: 'next' }, ...more },
    },
    { now, author },
  );
const both = ({ meeting, next }: Changed, state: KnownMeeting) =>
  [after(meeting, state), after(next)] as const;
const splitAt = (meeting: KnownMeeting, date: string, nextId: string) =>
  both(
    accepted(
      change(meeting, {
        ...{ following: on(date).startTime, ...on(date), name: 'Renamed' },
        next: { meetingId: nextId, eventShortId: 'next' },
      }),
    ).events,
    meeting,
  );
const starts = (meeting: KnownMeeting) =>
  takesPlace(meeting, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z').map(({ startTime }) =>
    startTime.slice(0, 10),
  );
const cancel = (meeting: KnownMeeting, from?: string) => {
  const states = { meeting, agenda: new Map() };
  const of = { meetingId: meeting.id, reason: '' };
  return accepted(
    from === undefined
      ? cancelMeeting(states, of, { now, author })
      : cancelFollowing(states, { ...of, occurrence: on(from).startTime }, { now, author }),
  );
};
const [a, b] = splitAt(series, '2026-04-07', bId);
const leadsTo = async (meeting: KnownMeeting, parts: readonly KnownMeeting[], at = later) => {
  const of = (partId: string) => parts.find((one) => one.id === partId) ?? initialMeeting;
  return (await nextMeeting(meeting, at, async (partId) => of(partId))).id;
};

describe('the earlier part of a split series', () => {
  test.each([
    ['is prolonged', { repeatTill: '2026-04-14' }],
    ['is renamed by a form from before the split', { name: 'Other', repeatTill: '2026-04-14' }],
    [
      'is split again by such a form',
      { following: on('2026-03-24').startTime, ...on('2026-03-24'), repeatTill: '2026-04-14' },
    ],
    ['is prolonged up to the first date of the other', { repeatTill: '2026-04-07' }],
  ])('brings no date back that the other holds when it %s', (_what, more) => {
    expect(change(a, { ...more, next: { meetingId: cId, eventShortId: 'c' } })).toMatchObject({
      code: 'CALENDER_EVENT_ALREADY_EXISTS',
    });
  });

  test('is renamed, made shorter, and as long again', () => {
    expect(change(a, { name: 'Other' })).toMatchObject({ type: 'accepted' });
    const short = after(accepted(change(a, { repeatTill: '2026-03-24' })).events.meeting, a);
    expect(starts(short)).toEqual(['2026-03-17', '2026-03-24']);
    const again = accepted(change(short, { repeatTill: '2026-04-06' })).events.meeting;
    expect(starts(after(again, short))).toEqual(['2026-03-17', '2026-03-24', '2026-03-31']);
  });

  test('leads on through the part that is split off it', async () => {
    const [a2, c] = splitAt(a, '2026-03-24', cId);
    expect(starts(a2)).toEqual(['2026-03-17']);
    expect(starts(c)).toEqual(['2026-03-24', '2026-03-31']);
    expect(starts(b)).toEqual(['2026-04-07', '2026-04-14']);
    const parts = [a2, b, c];
    expect(await leadsTo(a2, parts, new Date('2026-03-20T00:00:00Z'))).toBe(cId);
    expect(await leadsTo(a2, parts, new Date('2026-04-03T00:00:00Z'))).toBe(bId);
    expect(change(c, { repeatTill: '2026-04-14' })).toMatchObject({
      code: 'CALENDER_EVENT_ALREADY_EXISTS',
    });
  });

  test('stays as short as it was when the part that is split off ends early', async () => {
    const changed = accepted(
      change(a, {
        ...{ following: on('2026-03-24').startTime, ...on('2026-03-24') },
        ...{ repeat: 'none', repeatTill: null, next: { meetingId: cId, eventShortId: 'c' } },
      }),
    );
    const [a2, c] = both(changed.events, a);
    expect([starts(a2), starts(c)]).toEqual([['2026-03-17'], ['2026-03-24']]);
    expect(await leadsTo(a2, [a2, b, c])).toBe(bId);
  });

  test.each([
    ['cancelled', () => after(cancel(a).events.meeting, a)],
    ['ended earlier', () => after(cancel(a, '2026-03-31').events.meeting, a)],
    [
      'made shorter',
      () => after(accepted(change(a, { repeatTill: '2026-03-24' })).events.meeting, a),
    ],
  ])('leads to the other after it was %s', async (_how, state) => {
    expect(await leadsTo(state(), [b])).toBe(bId);
  });
});

describe('the PIN of a split series', () => {
  test('is kept when a part goes, no matter what was done to it before', () => {
    const short = after(cancel(a, '2026-03-31').events.meeting, a);
    const long = after(accepted(change(short, { repeatTill: '2026-04-06' })).events.meeting, short);
    for (const part of [a, b, short, long]) expect(cancel(part).result).toBeNull();
    expect(accepted(change(long, { pinId: null })).result.forgets).toBeNull();
  });

  test('is forgotten with the part that got one of its own', () => {
    const own = after(accepted(change(a, { pinId: id(9) })).events.meeting, a);
    expect(cancel(own).result).toBe(id(9));
  });
});
