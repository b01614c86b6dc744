import type { Arrival, LineEntry } from '@foyer/contracts/visits';
import { type Filter, type Sort, trusted } from '../platform/read-store/index.js';
import type { VisitDocument } from './visits.model.js';

/** The visits that wait at these portals. To be asked for in the order of {@link oldestFirst}. */
export function waitingAt(portalIds: readonly string[]): Filter<VisitDocument> {
  return {
    queueId: trusted<string>({ $in: portalIds }),
    'line.joinedAt': trusted({ $gte: '' }),
  };
}

/** The visits that wait, wherever. A filter that named all portals would grow with the product. */
export function waitingAnywhere(): Filter<VisitDocument> {
  return { 'line.joinedAt': trusted({ $gte: '' }) };
}

/** The visits that neither wait nor are answered yet, wherever. */
export function arrivingAnywhere(): Filter<VisitDocument> {
  return { endedAt: null, line: null, callDetailId: null };
}

/** Sorts the visitor who has waited longest first. */
export const oldestFirst: Sort = { 'line.joinedAt': 1 };

/** The visits that wait before this one. Their number and one more is this one's place. */
export function aheadOf(
  visit: Pick<VisitDocument, '_id' | 'queueId'>,
  joinedAt: string,
): Filter<VisitDocument> {
  return {
    queueId: visit.queueId,
    $or: [
      { 'line.joinedAt': trusted({ $lt: joinedAt }) },
      { 'line.joinedAt': joinedAt, _id: trusted<string>({ $lt: visit._id }) },
    ],
  };
}

/** Returns the agent who sent a visitor to this line, and the reason, as agents see it. */
export const wordsOf = (handedOn: VisitDocument['handedOn']): LineEntry['handedOn'] =>
  handedOn && { agentName: handedOn.agentName, reason: handedOn.reason };

/** How often each visitor was served before, by the id of the visit; absent for none. */
export type EarlierVisits = ReadonlyMap<string, number>;

/** Returns what agents know of a visitor before they talk. */
export function arrivalOf(visit: VisitDocument, earlier: EarlierVisits): Arrival {
  const { _id, device, onPhone, language, missing, phoneNumber } = visit;
  return {
    device,
    onPhone,
    language,
    missing: [...missing],
    verified: phoneNumber !== null,
    earlierVisits: earlier.get(_id) ?? 0,
  };
}

/** The visits before this one that led to a call, under the same proved number. */
export function servedBefore(
  { openedAt }: Pick<VisitDocument, 'openedAt'>,
  phoneNumber: string,
): Filter<VisitDocument> {
  return { phoneNumber, openedAt: trusted({ $lt: openedAt }), hadCall: true };
}

/**
 * The lines as agents see them, of visits that wait, oldest first: places, and who may be taken
 * next at each portal.
 */
export function lineEntries(
  waiting: readonly VisitDocument[],
  earlier: EarlierVisits = new Map(),
): LineEntry[] {
  const places = new Map<string, number>();
  const portalsWithNext = new Set<string>();
  return waiting.flatMap((visit): LineEntry[] => {
    const { _id, queueId, queueName, visitorName, line, handedOn } = visit;
    if (line === null) return [];
    const position = (places.get(queueId) ?? 0) + 1;
    places.set(queueId, position);
    const { joinedAt, waitingSince, awaySince, offer } = line;
    const isPickable = offer === null && awaySince === null;
    const next = isPickable && !portalsWithNext.has(queueId);
    if (next) portalsWithNext.add(queueId);
    const away = awaySince !== null;
    return [
      {
        clientId: _id,
        queueId,
        queueName,
        visitorName,
        ...arrivalOf(visit, earlier),
        joinedAt,
        waitingSince,
        position,
        away,
        kept: line.kept !== null,
        handedOn: wordsOf(handedOn),
        offer,
        next,
      },
    ];
  });
}
