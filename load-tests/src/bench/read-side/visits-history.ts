import { eventDefinitions } from '@foyer/contracts/events';
import type { NewEvent } from '@foyer/event-log';
import { v7 as uuid } from 'uuid';

/** An event and where it belongs. */
export interface Happening {
  readonly stream: string;
  readonly event: NewEvent;
}

type Data = NewEvent['data'];

const PORTALS = 5;
const AGENTS = 20;
/** Visits at the same time, so that their events are interleaved as in a day's work. */
const AT_ONCE = 20;

/**
 * A day's work for as long as anybody asks: visitors ring, wait, are offered, taken, talked to, and
 * rate.
 */
export function* visitsHistory(): Generator<Happening, never> {
  const portals = Array.from({ length: PORTALS }, () => uuid());
  const agents = Array.from({ length: AGENTS }, () => uuid());
  for (const portalId of portals) yield* portal(portalId);
  for (const memberId of agents) yield* agent(memberId);
  let count = 0;
  const next = (): Generator<Happening, void> => {
    count += 1;
    const [portalId, agentId] = [portals[count % PORTALS], agents[count % AGENTS]];
    return visit(portalId ?? '', agentId ?? '', agents.slice(0, 4));
  };
  const running = Array.from({ length: AT_ONCE }, next);
  for (;;) {
    for (const [place, one] of running.entries()) {
      const step = one.next();
      if (step.done === true) running[place] = next();
      else yield step.value;
    }
  }
}

let now = Date.parse('2026-01-02T08:00:00.000Z');

function time(): string {
  now += 40;
  return new Date(now).toISOString();
}

function happening(stream: string, correlationId: string, type: string, data: Data): Happening {
  const actor = { type: 'member', id: correlationId } as const;
  const schemaVersion = eventDefinitions.get(type)?.version ?? 1;
  const metadata = { causationId: uuid(), correlationId, actor, at: time(), schemaVersion };
  return { stream, event: { id: uuid(), type, data, metadata } };
}

function* portal(portalId: string): Generator<Happening, void> {
  const shortlink = `portal-${portalId.slice(-6)}`;
  const data = { portalId, name: 'Front desk', shortlink, timeZone: 'Europe/Berlin' };
  yield happening(`portal-${portalId}`, uuid(), 'PortalCreated', data);
}

function* agent(memberId: string): Generator<Happening, void> {
  yield happening(`member-${memberId}`, uuid(), 'MemberCreated', {
    memberId,
    firstName: 'Ada',
    lastName: 'Example',
    userName: `ada.${memberId.slice(-6)}`,
    email: `${memberId.slice(-6)}@example.org`,
    role: 'member',
    language: 'de',
  });
  yield happening(`desk-${memberId}`, uuid(), 'DeskOpened', { memberId, at: time() });
}

function* visit(
  portalId: string,
  agentId: string,
  candidates: readonly string[],
): Generator<Happening, void> {
  const visitId = uuid();
  const offerId = uuid();
  const of = (stream: string, type: string, data: Data): Happening =>
    happening(stream, visitId, type, data);
  const [visits, line] = [`visit-${visitId}`, `line-${portalId}`];
  const [desk, call] = [`desk-${agentId}`, `call-${visitId}`];
  const status = (name: string): Happening =>
    of(visits, 'VisitStatusChanged', { visitId, status: name, note: null });

  yield of(visits, 'VisitOpened', {
    visitId,
    portalId,
    visitorName: 'Vera Beispiel',
    language: 'de',
  });
  yield status('IN_START');
  yield status('IN_WAITING');
  yield of(line, 'VisitorJoinedLine', { portalId, visitId, joinedAt: time() });
  yield of(line, 'VisitorOffered', {
    ...{ portalId, visitId, offerId, agentId, expiresAt: time() },
    ...{ callLogic: 'fewer-breaks', seed: 7, chosenBecause: 'fewest-breaks' },
    candidates: candidates.map((id) => ({
      ...{ agentId: id, breaksToday: 1, lastCallEndedAt: null, idleMs: 60_000 },
    })),
    notAsked: [],
  });
  const offer = { memberId: agentId, portalId, visitId, offerId, expiresAt: time() };
  yield of(desk, 'AgentOffered', offer);
  yield status('IN_CALL');
  yield of(line, 'VisitorTaken', { portalId, visitId, agentId, offerId, waitedMs: 4000 });
  yield of(desk, 'AgentEngaged', { memberId: agentId, visitId, callId: visitId });
  yield of(call, 'CallStarted', {
    callId: visitId,
    origin: { kind: 'queue', id: visitId, portalId, agentId },
    participants: [
      { joinerId: agentId, joinerType: 'User', role: 'moderator' },
      { joinerId: visitId, joinerType: 'Guest', role: 'guest' },
    ],
    startedAt: time(),
  });
  const joiners = [
    [agentId, 'User'],
    [visitId, 'Guest'],
  ] as const;
  for (const [joinerId, joinerType] of joiners) {
    yield of(call, 'CallJoined', { callId: visitId, joinerId, joinerType });
    const stream = { callId: visitId, joinerId, streamType: 'userCam', relay: 'janus' };
    yield of(call, 'CallStreamStarted', stream);
  }
  for (const [joinerId] of joiners) {
    yield of(call, 'CallLeft', { callId: visitId, joinerId, reason: 'call-ended' });
  }
  const ended = { callId: visitId, reason: 'agent-ended', endedBy: agentId, durationMs: 60_000 };
  yield of(call, 'CallEnded', ended);
  yield of(desk, 'AgentFreed', { memberId: agentId, callId: visitId, at: time() });
  yield of(visits, 'VisitEnded', { visitId, reason: 'served' });
  yield of(visits, 'VisitRated', { visitId, ratingType: 'stars', rating: 5, comment: 'Danke' });
}
