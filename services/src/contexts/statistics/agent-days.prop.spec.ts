import { expect, test } from '@jest/globals';
import type { BreakKind } from '@foyer/contracts/identity';
import type { DeskEvent } from '@foyer/contracts/visits';
import { storeAfter, type GivenEvent } from '@foyer/projections/testing';
import { agentTime } from '@foyer/projections/visits';
import fc from 'fast-check';

import { agentDaysOf } from './views/agent-time.js';

const memberId = 'kim';
const [visitId, portalId, callId, offerId] = ['ada', 'hall', 'call', 'offer'];

/** The possible events at a desk at a moment, likely or not. */
const happenings: Readonly<Record<string, (at: string, kind: BreakKind | null) => DeskEvent>> = {
  open: (at) => ({ type: 'DeskOpened', data: { memberId, at } }),
  leave: (at) => ({ type: 'DeskClosed', data: { memberId, reason: 'signed-out', at } }),
  vanish: (at) => ({ type: 'DeskClosed', data: { memberId, reason: 'connection-lost', at } }),
  lose: (at) => ({ type: 'DeskConnectionLost', data: { memberId, lostSince: at } }),
  restore: (at) => ({ type: 'DeskConnectionRestored', data: { memberId, at } }),
  away: (since, breakKind) => ({
    type: 'AvailabilityChanged',
    data: { memberId, availability: 'away', breakKind, since },
  }),
  back: (since) => ({
    type: 'AvailabilityChanged',
    data: { memberId, availability: 'auto', breakKind: null, since },
  }),
  offline: (since) => ({
    type: 'AvailabilityChanged',
    data: { memberId, availability: 'offline', breakKind: null, since },
  }),
  busy: (at) => ({ type: 'CallStatusChanged', data: { memberId, callStatus: 'busy', at } }),
  rings: (at) => ({
    type: 'AgentOffered',
    data: { memberId, portalId, visitId, offerId, expiresAt: at },
  }),
  missed: (at) => ({ type: 'AgentNotResponding', data: { memberId, offerId, at } }),
  answers: () => ({ type: 'AgentEngaged', data: { memberId, visitId, callId } }),
  wrapsUp: (at) => ({
    type: 'AgentWrapUpStarted',
    data: { memberId, callId, portalId, at, endsAt: at },
  }),
  freed: (at) => ({ type: 'AgentFreed', data: { memberId, callId, at } }),
};

/** Days around the nights in which clocks are changed, and others. */
const starts = ['2026-03-28T18:00:00Z', '2026-10-24T16:00:00Z', '2026-06-30T21:30:00Z'];
const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC'];
const HOURS_18 = 18 * 3_600_000;
const step = fc.record({
  after: fc.integer({ min: 0, max: HOURS_18 }),
  what: fc.constantFrom(...Object.keys(happenings), 'open', 'leave'),
  kind: fc.constantFrom<BreakKind | null>('lunch', 'short', null),
});

/** How long the desk was open, by its openings and closings alone. */
function shiftsOf(events: readonly GivenEvent<DeskEvent>[], now: number): number {
  let since: number | null = null;
  let sum = 0;
  for (const { type, at = '' } of events) {
    if (type === 'DeskOpened') since ??= Date.parse(at);
    if (type !== 'DeskClosed' || since === null) continue;
    sum += Date.parse(at) - since;
    since = null;
  }
  return since === null ? sum : sum + now - since;
}

test("adds an agent's activities up to the shifts, to the millisecond, in every time zone", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.constantFrom(...zones),
      fc.array(step, { minLength: 2, maxLength: 25 }),
      async (start, timeZone, steps) => {
        let time = Date.parse(start);
        const events = steps.map(({ after, what, kind }): GivenEvent<DeskEvent> => {
          time += after;
          const at = new Date(time).toISOString();
          return { ...happenings[what]!(at, kind), at };
        });
        const now = time + 1_234;
        const store = await storeAfter(agentTime, events);
        const range = { from: '2026-01-01T00:00:00Z', to: '2026-12-31T23:59:59.999Z' };
        const report = await agentDaysOf(store, { ...range, timeZone, memberId }, now);
        const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
        expect(report.total.atWorkMs).toBe(shiftsOf(events, now));
        expect(sum(report.days.map(({ atWorkMs }) => atWorkMs))).toBe(report.total.atWorkMs);
        for (const day of [report.total, ...report.days]) {
          expect(sum(Object.values(day.states))).toBe(day.atWorkMs);
          expect(sum(Object.values(day.breaks))).toBe(day.states.break);
        }
        for (const { from, to, first, last } of report.days) {
          expect(from <= first && first < last && last <= to + 1).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('a part of the days gives what fell on them, also of a shift that began long before', async () => {
  const opened: DeskEvent = {
    type: 'DeskOpened',
    data: { memberId, at: '2026-02-01T08:00:00.000Z' },
  };
  const store = await storeAfter(agentTime, [opened]);
  const day = { from: '2026-03-29T00:00:00Z', to: '2026-03-29T23:59:59.999Z' };
  const wanted = { ...day, timeZone: 'Europe/Berlin', memberId };
  const { days, total } = await agentDaysOf(store, wanted, Date.parse('2026-04-02T00:00:00Z'));
  expect(days).toMatchObject([{ day: '2026-03-29', atWorkMs: 23 * 3_600_000 }]);
  expect(total.states.free).toBe(23 * 3_600_000);
});
