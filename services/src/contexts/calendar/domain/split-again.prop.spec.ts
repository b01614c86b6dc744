import { expect, test } from '@jest/globals';
import type { MeetingEvent } from '@foyer/contracts/calendar';
import fc from 'fast-check';

import { cancelFollowing, cancelMeeting } from './cancel-meeting.js';
import { changeMeeting } from './change-meeting.js';
import { evolveMeeting } from './evolve-meeting.js';
import { initialMeeting, type KnownMeeting } from './meeting.js';
import { takesPlace } from './occurrences.js';
import { planMeeting, type PlanMeeting } from './plan-meeting.js';

const id = (n: number) => `01990000-0000-7000-8000-${n.toString().padStart(12, '0')}`;
const [meetingId, ada, pinId] = [id(1), id(2), id(3)];
const author = { id: ada, managesAll: false };
const now = new Date('2026-03-02T09:00:00.000Z');
const empty = { agenda: new Map(), others: new Map() };
const plan: PlanMeeting = {
  ...{ meetingId, eventShortId: 'short', organizerId: ada, sessionId: null, pinId },
  ...{ name: 'Daily', description: '', timeZone: 'UTC', joinPermission: true, attendees: [] },
  ...{ startTime: '2026-03-10T08:00:00.000Z', endTime: '2026-03-10T09:00:00.000Z' },
  ...{ repeat: 'daily', repeatTill: '2026-03-19' },
};
const after = (events: readonly MeetingEvent[], state = initialMeeting as KnownMeeting) =>
  events.reduce(evolveMeeting, state) as KnownMeeting;
const datesOf = (one: KnownMeeting) =>
  takesPlace(one, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z');

interface Action {
  readonly what: string;
  readonly part: number;
  readonly day: number;
}

function done(parts: readonly KnownMeeting[], { what, part, day }: Action, nextId: string) {
  const meeting = parts[part % parts.length]!;
  const date = `2026-03-${(10 + day).toString()}`;
  const startTime = `${date}T08:00:00.000Z`;
  const of = { meetingId: meeting.id, reason: '' };
  const states = { meeting, ...empty };
  const set = { ...plan, ...meeting.schedule, meetingId: meeting.id, pinId: undefined };
  const next = { meetingId: nextId, eventShortId: nextId };
  const renamed = { ...set, next, name: `Part ${nextId}` };
  const times = { startTime, endTime: `${date}T09:00:00.000Z` };
  const decision =
    what === 'split'
      ? changeMeeting(states, { ...renamed, ...times, following: startTime }, { now, author })
      : what === 'till'
        ? changeMeeting(states, { ...set, next, repeatTill: date }, { now, author })
        : what === 'from'
          ? cancelFollowing(states, { ...of, occurrence: startTime }, { now, author })
          : cancelMeeting(states, of, { now, author });
  if (decision.type === 'rejected') return { parts, forgot: null };
  const { events, result } = decision;
  const added = 'next' in events && events.next.length > 0 ? [after(events.next)] : [];
  const same = parts.map((one) => (one === meeting ? after(events.meeting, one) : one));
  const forgot = result !== null && typeof result === 'object' ? result.forgets : result;
  return { parts: [...same, ...added], forgot };
}

test('parts of a series hold each date once, lead on to the last, and keep the PIN of all', () => {
  const planned = planMeeting({ meeting: initialMeeting, ...empty, sessionIsThere: true }, plan, {
    now,
  });
  if (planned.type === 'rejected') throw new Error(planned.code);
  const series = after(planned.events.meeting);
  const actions = fc.array(
    fc.record({
      what: fc.constantFrom('split', 'split', 'till', 'from', 'all'),
      ...{ part: fc.nat(9), day: fc.integer({ min: 0, max: 9 }) },
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(actions, (all) => {
      let parts: readonly KnownMeeting[] = [series];
      for (const [n, action] of all.entries()) {
        const wasSplit = parts.length > 1;
        const next = done(parts, action, id(10 + n));
        parts = next.parts;
        if (wasSplit) expect(next.forgot).toBeNull();
        const held = parts.flatMap((one) => datesOf(one).map(({ startTime }) => startTime));
        expect(held.length).toBe(new Set(held).size);
      }
      const led: string[] = [];
      let at: KnownMeeting | undefined = parts[0];
      while (at !== undefined) {
        led.push(at.id);
        const by: string | undefined = at.continued?.by;
        at = parts.find((one) => one.id === by);
      }
      expect(led.toSorted()).toEqual(parts.map((one) => one.id).toSorted());
    }),
    { numRuns: 200 },
  );
});
