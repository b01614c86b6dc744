import type { CallEvent, CallOrigin } from '@foyer/contracts/calls';
import type { LineEvent, VisitEvent } from '@foyer/contracts/visits';
import type { CallViewEvent } from '@foyer/projections/calls';
import type { GivenEvent } from '@foyer/projections/testing';
import fc from 'fast-check';

export type Happened = GivenEvent<CallViewEvent>;

const id = (kind: number, n: number) =>
  `019a0000-0000-7000-8${String(kind).padStart(3, '0')}-${String(n).padStart(12, '0')}`;
export const portals = [id(1, 1), id(1, 2)];
export const agents = [id(2, 1), id(2, 2), id(2, 3)];

/** One visitor's way, or a call of another origin. */
const way = fc.record({
  /** Since the one before, in milliseconds. */
  after: fc.integer({ min: 0, max: 9 * 3_600_000 }),
  end: fc.constantFrom(
    'served',
    'served',
    'handed over',
    'given back and served',
    'given back and gone',
    'left',
    'absent',
    'portal-closed',
    'waits',
    'talks',
    'session',
    'direct',
  ),
  portalId: fc.constantFrom(...portals),
  agentId: fc.constantFrom(...agents),
  nextAgentId: fc.constantFrom(...agents),
  letRingBy: fc.array(fc.constantFrom(...agents), { maxLength: 3 }),
  waits: fc.integer({ min: 0, max: 90_000 }),
  talks: fc.integer({ min: 0, max: 600_000 }),
  rating: fc.option(fc.integer({ min: 0, max: 5 })),
});
type Way = typeof way extends fc.Arbitrary<infer T> ? T : never;

/** Makes the events at a reception in some weeks, in their order. */
export const randomHistory = (start: string) =>
  fc.array(way, { minLength: 1, maxLength: 40 }).map((ways) => {
    let time = Date.parse(start);
    const happened = ways.flatMap((one, index) => {
      time += one.after;
      return wayOf(one, id(3, index), id(4, index), time);
    });
    return [...setting, ...happened.toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))];
  });

const setting: readonly Happened[] = portals.map((portalId, index) => ({
  type: 'PortalCreated',
  data: { portalId, name: `Portal ${index}`, shortlink: `p${index}`, timeZone: 'UTC' },
  at: '2025-12-31T00:00:00.000Z',
}));

function wayOf(one: Way, visitId: string, laterId: string, rang: number): Happened[] {
  const { end, portalId, agentId, waits, talks } = one;
  const at = (ms: number) => new Date(rang + ms).toISOString();
  if (end === 'session' || end === 'direct') {
    return call(visitId, { kind: end, id: visitId }, agentId, at(0), at(talks), talks);
  }
  const origin = { kind: 'queue', id: visitId, portalId, agentId } as const;
  const opened: Happened = {
    ...visit('VisitOpened', { visitId, portalId, visitorName: '', language: 'de' }),
    at: at(0),
  };
  const joined: Happened = {
    ...line('VisitorJoinedLine', { portalId, visitId, joinedAt: at(0) }),
    at: at(0),
  };
  const rings = letRing(one, visitId, at(waits));
  const before = [opened, joined, ...rings];
  const left = (reason: 'left' | 'absent' | 'portal-closed', when: string): Happened => ({
    ...line('VisitorLeftLine', { portalId, visitId, reason }),
    at: when,
  });
  if (end === 'waits') return before;
  if (end === 'left' || end === 'absent' || end === 'portal-closed') {
    return [...before, left(end, at(waits))];
  }
  const taken = (when: string): Happened => ({
    ...line('VisitorTaken', { portalId, visitId, agentId, offerId: null, waitedMs: waits }),
    at: when,
  });
  const over = at(waits + talks);
  const first = call(visitId, origin, agentId, at(waits), end === 'talks' ? null : over, talks);
  const served = [...before, taken(at(waits)), ...first];
  if (end === 'handed over') return [...served, ...handOvers(one, visitId, rang + waits)];
  if (end === 'given back and gone') {
    return [...served, ...letRing(one, visitId, over), left('left', over)];
  }
  if (end === 'given back and served') {
    const again = call(laterId, origin, agentId, over, at(waits + 2 * talks), talks);
    return [...served, ...letRing(one, visitId, over), taken(over), ...again];
  }
  if (one.rating === null || end === 'talks') return served;
  const rated = { visitId, ratingType: 'stars', rating: one.rating, comment: '' } as const;
  return [...served, { ...visit('VisitRated', rated), at: over }];
}

/** Handed over after a third of the call; and back, where the next agent is another one. */
function handOvers(
  { agentId, nextAgentId, talks }: Way,
  callId: string,
  begun: number,
): Happened[] {
  if (agentId === nextAgentId) return [];
  const at = (part: number) => new Date(begun + Math.floor(talks * part)).toISOString();
  const handOver = (from: string, joinerId: string, when: string): Happened => ({
    type: 'CallHandedOver',
    data: { callId, joinerId, from, because: 'transfer', at: when },
    at: when,
  });
  const there = handOver(agentId, nextAgentId, at(1 / 3));
  return talks % 2 === 0 ? [there] : [there, handOver(nextAgentId, agentId, at(2 / 3))];
}

function letRing({ portalId, letRingBy }: Way, visitId: string, at: string): Happened[] {
  return letRingBy.map((agentId) => {
    const reason = 'unanswered' as const;
    return {
      ...line('OfferEnded', { portalId, visitId, offerId: id(5, 1), agentId, reason, at }),
      at,
    };
  });
}

function call(
  callId: string,
  origin: CallOrigin,
  agentId: string,
  startedAt: string,
  endedAt: string | null,
  durationMs: number,
): Happened[] {
  const participants: Extract<CallEvent, { type: 'CallStarted' }>['data']['participants'] = [
    { joinerId: agentId, joinerType: 'User', role: 'moderator' },
  ];
  const started = { callId, origin, participants, startedAt };
  const ended = { callId, reason: 'agent-ended', endedBy: agentId, durationMs } as const;
  return [
    { type: 'CallStarted', data: started, at: startedAt },
    ...(endedAt === null ? [] : [{ type: 'CallEnded', data: ended, at: endedAt } as const]),
  ];
}

const line = <T extends LineEvent['type']>(type: T, data: object) =>
  ({ type, data }) as Extract<Happened, { type: T }>;
const visit = <T extends VisitEvent['type']>(type: T, data: object) =>
  ({ type, data }) as Extract<Happened, { type: T }>;
