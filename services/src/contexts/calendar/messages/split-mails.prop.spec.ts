import { expect, test } from '@jest/globals';
import type { MeetingEvent } from '@foyer/contracts/calendar';
import fc from 'fast-check';

import type { MeetingLinks } from '../adapters/meeting-links.js';
import type { People } from '../adapters/people.js';
import { cancelFollowing, cancelMeeting, cancelOccurrence } from '../domain/cancel-meeting.js';
import { changeMeeting } from '../domain/change-meeting.js';
import { changeOccurrence } from '../domain/change-occurrence.js';
import { evolveMeeting } from '../domain/evolve-meeting.js';
import { handOver } from '../domain/hand-over.js';
import { initialMeeting, type KnownMeeting } from '../domain/meeting.js';
import { listOf } from '../domain/notices.js';
import { takesPlace } from '../domain/occurrences.js';
import { planMeeting } from '../domain/plan-meeting.js';
import { CalendarStore } from '../testing/calendar-store.js';
import { noticeParts } from './notice-parts.js';

const id = (n: number) => `01990000-0000-7000-8000-0000000000${n.toString(16).padStart(2, '0')}`;
const [ada, tom, gil] = [id(1), id(2), id(3)];
/** The people whose calendars are followed. */
const READERS = [ada, tom, gil];
const DAY_MS = 86_400_000;
const begin = Date.parse('2026-02-02T00:00:00.000Z');
const [from, to] = ['2025-12-01T00:00:00Z', '2031-01-01T00:00:00Z'];
const iso = (at: number) => new Date(at).toISOString();

const known = async (one: string) => ({
  ...{ displayName: 'One', email: `${one.slice(-2)}@example.org`, phoneNumber: null },
  language: null,
});
const people = {
  ...{ reach: known, organizer: known },
  names: async () => new Map(),
} as unknown as People;
const links = {
  forGuest: async () => 'https://reception.example.org/meet',
  forMember: () => 'https://reception.example.org/calendar',
} as unknown as MeetingLinks;

interface Act {
  readonly what: 'following' | 'off-following' | 'all' | 'off-all' | 'one' | 'off' | 'hand-over';
  /** Which one of those that take place, and of which meeting. */
  readonly which: number;
  readonly of: number;
  /** How far it is moved, in minutes, and by how much it becomes longer. */
  readonly by: number;
  readonly longer: number;
  /** The days that pass before it. */
  readonly days: number;
}

const acts: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom(
    ...(['following', 'off-following', 'all', 'off-all', 'one', 'off', 'hand-over'] as const),
    ...(['following', 'all', 'one'] as const),
  ),
  which: fc.nat(40),
  of: fc.nat(5),
  by: fc.constantFrom(-60, -15, 0, 0, 30, 90, 24 * 60, -24 * 60),
  longer: fc.constantFrom(0, 0, 15, -10),
  days: fc.nat(20),
});

const mode = { email: true, msg: false };
const first = {
  ...{ name: 'Meeting', description: '', timeZone: 'Europe/Berlin', joinPermission: false },
  attendees: [
    { attendeeId: tom, attendeeType: 'User' as const, mode },
    { attendeeId: gil, attendeeType: 'Guest' as const, mode },
  ],
};

/** Meetings that come of one series, and the calendar of each reader. */
class Play {
  readonly meetings = new Map<string, KnownMeeting>();
  readonly stores = new Map(READERS.map((one) => [one, new CalendarStore()]));
  now = begin;
  #ids = 100;

  /** Writes events, and sends their mails in their order. */
  async write(events: readonly MeetingEvent[]): Promise<void> {
    const told = new Set<string>();
    const before = new Map([...this.meetings].map(([of, { sequence }]) => [of, sequence]));
    for (const event of events) {
      const { meetingId } = event.data;
      const state = evolveMeeting(this.meetings.get(meetingId) ?? initialMeeting, event);
      if (state.status !== 'none') this.meetings.set(meetingId, state);
    }
    for (const { type, data } of events) {
      if (type !== 'MeetingMailDue') continue;
      const { meetingId, attendeeId } = data;
      // A number that is not greater would be no news to a calendar.
      expect(data.sequence).toBeGreaterThan(before.get(meetingId) ?? -1);
      // One mail for each calendar, meeting and change.
      expect(told).not.toContain(`${meetingId} ${attendeeId}`);
      told.add(`${meetingId} ${attendeeId}`);
      const meeting = this.meetings.get(meetingId) ?? initialMeeting;
      const parts = await noticeParts(data, meeting, { people, links, now: new Date(this.now) });
      this.stores.get(attendeeId)?.take(parts?.mail.calendar?.content ?? '');
    }
  }

  async act(act: Act): Promise<void> {
    this.now += act.days * DAY_MS;
    const all = [...this.meetings.values()];
    const meeting = all[act.of % all.length];
    if (!meeting) return;
    const decision = this.#decided(meeting, act);
    if (decision.type === 'rejected') return;
    const { events } = decision as { readonly events: unknown };
    const lists = Array.isArray(events)
      ? { meeting: events as MeetingEvent[] }
      : (events as { meeting: MeetingEvent[]; next?: MeetingEvent[] });
    await this.write([...lists.meeting, ...('next' in lists ? (lists.next ?? []) : [])]);
  }

  #decided(meeting: KnownMeeting, { what, which, by, longer }: Act) {
    const { id: meetingId, organizerId, schedule } = meeting;
    const at = { now: new Date(this.now), author: { id: organizerId, managesAll: false } };
    const states = { meeting, agenda: new Map(), others: new Map() };
    const taking = takesPlace(meeting, from, to);
    const one = taking[which % Math.max(1, taking.length)];
    const occurrence = one?.ruledStart ?? '';
    const shifted = ({ startTime, endTime }: { startTime: string; endTime: string }) => ({
      startTime: iso(Date.parse(startTime) + by * 60_000),
      endTime: iso(Date.parse(endTime) + (by + longer) * 60_000),
    });
    const [name, description] = [`Meeting ${which.toString()}`, ''];
    const nextId = id((this.#ids += 1));
    const next = { meetingId: nextId, eventShortId: 'next' };
    const attendees = listOf(meeting.attendees);
    const set = { ...first, ...schedule, name, meetingId, attendees, pinId: undefined, next };
    const words = { reason: '', meetingId };
    if (what === 'all') return changeMeeting(states, { ...set, ...shifted(schedule) }, at);
    if (what === 'off-all') return cancelMeeting(states, words, at);
    if (what === 'hand-over')
      return handOver(
        { ...states, nextAgenda: new Map() },
        { meetingId, memberId: organizerId === ada ? tom : ada },
        at.author,
      );
    if (one === undefined) return { type: 'rejected' as const };
    if (what === 'following')
      return changeMeeting(states, { ...set, ...shifted(one), following: occurrence }, at);
    if (what === 'off-following') return cancelFollowing(states, { ...words, occurrence }, at);
    // Past dates are neither moved nor cancelled here.
    if (Date.parse(one.startTime) < this.now) return { type: 'rejected' as const };
    return what === 'off'
      ? cancelOccurrence(meeting, { ...words, occurrence }, at)
      : changeOccurrence(
          meeting,
          { meetingId, occurrence, name, description, ...shifted(one) },
          at,
        );
  }

  /** The dates of all meetings; a cancelled one has only past dates. */
  starts(till = to): readonly string[] {
    return [...this.meetings.values()]
      .filter(({ status, ended }) => status === 'planned' || ended !== null)
      .flatMap((one) => takesPlace(one, from, till).map(({ startTime }) => startTime))
      .toSorted();
  }
}

const planned = fc.record({
  repeat: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const),
  day: fc.integer({ min: 1, max: 20 }),
  days: fc.integer({ min: 10, max: 150 }),
});

test('every calendar ends with the same dates through splits, and no past date is lost', async () => {
  await fc.assert(
    fc.asyncProperty(planned, fc.array(acts, { maxLength: 7 }), async (series, all) => {
      const play = new Play();
      const start = begin + series.day * DAY_MS + 9 * 3_600_000;
      const plan = planMeeting(
        {
          ...{ meeting: initialMeeting, agenda: new Map(), others: new Map() },
          sessionIsThere: true,
        },
        {
          ...{ ...first, meetingId: id(50), organizerId: ada, eventShortId: 'short' },
          ...{ sessionId: null, pinId: null, startTime: iso(start) },
          ...{ endTime: iso(start + 3_600_000), repeat: series.repeat },
          repeatTill: iso(start + series.days * DAY_MS).slice(0, 10),
        },
        { now: new Date(begin) },
      );
      if (plan.type === 'rejected') throw new Error(plan.code);
      await play.write(plan.events.meeting);
      for (const act of all) {
        const now = iso(play.now + act.days * DAY_MS);
        const past = play.starts(now).filter((at) => at < now);
        await play.act(act);
        const after = play.starts(now).filter((at) => at < now);
        expect(after).toEqual(past);
        for (const store of play.stores.values()) {
          expect(store.starts()).toEqual(play.starts());
          expect(store.fallen).toEqual([]);
        }
      }
    }),
    { numRuns: 60 },
  );
});
