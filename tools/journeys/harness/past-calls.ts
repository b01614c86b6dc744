import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { eventDefinitions } from '@foyer/contracts/events';
import type { NewEvent } from '@foyer/event-log';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import { v7 as newId } from 'uuid';

import type { Server } from './server.js';

/** A visitor who rang in the past, and what became of it. */
export interface PastCall {
  readonly portalId: string;
  /** The agent who served the visitor; without one the visitor left. */
  readonly agentId?: string;
  readonly missedBy?: string;
  readonly rangAt: Date;
  readonly waitedMs: number;
  /** How long the call took. */
  readonly lastedMs?: number;
}

/** An agent's shift in the past, with a lunch break in its middle. */
export interface PastShift {
  readonly agentId: string;
  readonly from: Date;
  readonly to: Date;
  readonly lunchMs: number;
}

interface Happened {
  readonly stream: string;
  readonly type: string;
  readonly data: NewEvent['data'];
  readonly at: Date;
}

/** Writes the past into the log of a server, which is stopped for it and started again. */
export async function writePast(
  server: Server,
  { calls, shifts = [] }: { calls: readonly PastCall[]; shifts?: readonly PastShift[] },
): Promise<void> {
  await server.stop();
  const log = openSqliteEventLog({ path: join(server.folder, 'events.db') });
  const happened = [...calls.flatMap(eventsOfCall), ...shifts.flatMap(eventsOfShift)];
  for (const { stream, ...event } of happened.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const events = [asNew(event)];
    await log.append([{ stream, expectedRevision: 'any', events }]);
  }
  await log.close();
  await server.start();
}

function eventsOfCall(call: PastCall): Happened[] {
  const { portalId, agentId, missedBy, rangAt, waitedMs, lastedMs = 0 } = call;
  const visitId = newId();
  const answeredAt = new Date(rangAt.getTime() + waitedMs);
  const line = (type: string, at: Date, more: NewEvent['data']): Happened => ({
    stream: `line-${portalId}`,
    type,
    at,
    data: { portalId, visitId, ...more },
  });
  const inCall = (type: string, at: Date, more: NewEvent['data']): Happened => ({
    stream: `call-${visitId}`,
    type,
    at,
    data: { callId: visitId, ...more },
  });
  const joined = line('VisitorJoinedLine', rangAt, { joinedAt: rangAt.toISOString() });
  const missed =
    missedBy === undefined
      ? []
      : [
          line('OfferEnded', answeredAt, {
            ...{ offerId: newId(), agentId: missedBy, reason: 'unanswered' },
            at: answeredAt.toISOString(),
          }),
        ];
  if (agentId === undefined) {
    return [joined, ...missed, line('VisitorLeftLine', answeredAt, { reason: 'left' })];
  }
  const over = new Date(answeredAt.getTime() + lastedMs);
  return [
    joined,
    ...missed,
    line('VisitorTaken', answeredAt, { agentId, offerId: null, waitedMs }),
    inCall('CallStarted', answeredAt, {
      origin: { kind: 'queue', id: visitId, portalId, agentId },
      participants: [{ joinerId: agentId, joinerType: 'User', role: 'moderator' }],
      startedAt: answeredAt.toISOString(),
    }),
    inCall('CallEnded', over, { reason: 'agent-ended', endedBy: agentId, durationMs: lastedMs }),
  ];
}

function eventsOfShift({ agentId: memberId, from, to, lunchMs }: PastShift): Happened[] {
  const stream = `desk-${memberId}`;
  const noon = new Date((from.getTime() + to.getTime()) / 2);
  const back = new Date(noon.getTime() + lunchMs);
  const set = (at: Date, availability: string, breakKind: string | null): Happened => ({
    ...{ stream, type: 'AvailabilityChanged', at },
    data: { memberId, availability, breakKind, since: at.toISOString() },
  });
  return [
    { stream, type: 'DeskOpened', at: from, data: { memberId, at: from.toISOString() } },
    set(noon, 'away', 'lunch'),
    set(back, 'auto', null),
    {
      ...{ stream, type: 'DeskClosed', at: to },
      data: { memberId, reason: 'signed-out', at: to.toISOString() },
    },
  ];
}

function asNew({ type, data, at }: Omit<Happened, 'stream'>): NewEvent {
  return {
    id: randomUUID(),
    type,
    data,
    metadata: {
      causationId: randomUUID(),
      correlationId: randomUUID(),
      actor: { type: 'system', id: 'journey' },
      at: at.toISOString(),
      schemaVersion: eventDefinitions.get(type)?.version ?? 1,
    },
  };
}
