import type { LineEvent } from '@foyer/contracts/visits';

/** An offer that rings at one desk. */
export interface RingingOffer {
  readonly offerId: string;
  readonly agentId: string;
  readonly expiresAt: string;
}

/** A visitor in a line. Places are those of the array: a visitor in front has waited longer. */
export interface WaitingVisitor {
  readonly visitId: string;
  /** Lines are in this order. */
  readonly joinedAt: string;
  /** Since when the visitor really waits. */
  readonly waitingSince: string;
  /** Since when the connection is gone; null while the visitor is there. */
  readonly awaySince: string | null;
  readonly offer: RingingOffer | null;
  /**
   * The time of each agent's last rejection of this visitor, by agent. An agent who let it ring is
   * not asked again before coming back; see `Desk`.
   */
  readonly declinedAt: Readonly<Record<string, string>>;
  /** The agent from whose call the visitor came to this line; null for all other visitors. */
  readonly cameFrom: string | null;
  /** The kept place of a visitor who has left; null for all other visitors. */
  readonly kept: KeptPlace | null;
  /** Since when the visitor has waited for longer than the portal wants. */
  readonly longSince: string | null;
  /** True if the visitor stands here because their own connection was lost in a call. */
  readonly lostBefore: boolean;
}

/** How long a place is kept for who has gone: without end until it is nearly the turn. */
export interface KeptPlace {
  /** Null until the visitor is called back. */
  readonly expiresAt: string | null;
}

/** The former place of a visitor who was taken. */
export type FormerPlace = Place & Pick<WaitingVisitor, 'lostBefore'>;
type Place = Pick<WaitingVisitor, 'visitId' | 'joinedAt' | 'waitingSince'>;

/** The visitors who wait at one portal, the longest waiting first. */
export interface Line {
  readonly visitors: readonly WaitingVisitor[];
  /**
   * The visitors who were taken recently, the last one at the end: an agent may return one to the
   * same place.
   */
  readonly taken: readonly FormerPlace[];
}

export const emptyLine: Line = { visitors: [], taken: [] };

/** More calls of one portal do not go on at once. */
const TAKEN_MAX = 500;

/** The visitor of that visit, where it is in line. */
export function visitorInLine(line: Line, visitId: string): WaitingVisitor | undefined {
  return line.visitors.find((visitor) => visitor.visitId === visitId);
}

export function evolveLine(line: Line, event: LineEvent): Line {
  const { visitId } = event.data;
  switch (event.type) {
    case 'VisitorJoinedLine': {
      const { joinedAt } = event.data;
      const joined = arrived({ visitId, joinedAt, waitingSince: joinedAt });
      return { ...line, visitors: [...line.visitors, joined] };
    }
    case 'VisitorPlacedInLine': {
      const { joinedAt, waitingSince, because, agentId, at } = event.data;
      const placed = {
        ...arrived({ visitId, joinedAt, waitingSince }),
        // The agent who gave the visitor back is not asked first.
        declinedAt: agentId === null ? {} : { [agentId]: at },
        cameFrom: agentId,
        longSince: because === 'waited-long' ? at : null,
        lostBefore: because === 'visitor-lost',
      };
      const behind = line.visitors.findIndex((one) => one.joinedAt > joinedAt);
      const place = behind < 0 ? line.visitors.length : behind;
      return {
        visitors: line.visitors.toSpliced(place, 0, placed),
        taken: line.taken.filter((one) => one.visitId !== visitId),
      };
    }
    case 'VisitorKeptPlace':
      return changed(line, visitId, {
        awaySince: event.data.keptSince,
        kept: { expiresAt: null },
      });
    case 'VisitorCalledBack':
      return changed(line, visitId, { kept: { expiresAt: event.data.expiresAt } });
    case 'LongestWaitReached':
      return changed(line, visitId, { longSince: event.data.at });
    case 'VisitorWentAway':
      return changed(line, visitId, { awaySince: event.data.awaySince });
    case 'VisitorCameBack':
      return changed(line, visitId, { awaySince: null, kept: null });
    case 'VisitorPlaceClosed':
      // It leaves the line with the next event.
      return line;
    case 'VisitorLeftLine':
    case 'VisitorWentToOtherLine':
      return without(line, visitId);
    case 'VisitorTaken': {
      const visitor = visitorInLine(line, visitId);
      if (!visitor) return line;
      const { joinedAt, waitingSince, lostBefore } = visitor;
      const former = { visitId, joinedAt, waitingSince, lostBefore };
      const taken = [...line.taken, former].slice(-TAKEN_MAX);
      return { ...without(line, visitId), taken };
    }
    case 'VisitorMovedToFront': {
      const { joinedAt } = event.data;
      const moved = line.visitors.filter((one) => one.visitId === visitId);
      const others = line.visitors.filter((one) => one.visitId !== visitId);
      return { ...line, visitors: [...moved.map((one) => ({ ...one, joinedAt })), ...others] };
    }
    case 'VisitorMovedInLine': {
      const { joinedAt } = event.data;
      const moved = line.visitors.filter((one) => one.visitId === visitId);
      const others = line.visitors.filter((one) => one.visitId !== visitId);
      const behind = others.findIndex((one) => one.joinedAt > joinedAt);
      const place = behind < 0 ? others.length : behind;
      const placed = moved.map((one) => ({ ...one, joinedAt }));
      return { ...line, visitors: others.toSpliced(place, 0, ...placed) };
    }
    case 'VisitorMadeRoom': {
      const { joinedAt } = event.data;
      const taken = line.taken.map((one) => (one.visitId === visitId ? { ...one, joinedAt } : one));
      return { ...changed(line, visitId, { joinedAt }), taken };
    }
    case 'VisitorTransferred':
    case 'VisitorPickedOutOfTurn':
      return line;
    case 'VisitorOffered': {
      const { offerId, agentId, expiresAt } = event.data;
      return changed(line, visitId, { offer: { offerId, agentId, expiresAt } });
    }
    case 'OfferEnded': {
      const { agentId, reason, at } = event.data;
      const { declinedAt: before, cameFrom } = visitorInLine(line, visitId) ?? {};
      const declinedAt = { ...before, [agentId]: at };
      return changed(line, visitId, {
        offer: null,
        ...(reason === 'rejected' && {
          declinedAt,
          ...(cameFrom === agentId && { cameFrom: null }),
        }),
      });
    }
  }
}

const arrived = (place: Place): WaitingVisitor => ({
  ...place,
  awaySince: null,
  offer: null,
  declinedAt: {},
  cameFrom: null,
  kept: null,
  longSince: null,
  lostBefore: false,
});

function without(line: Line, visitId: string): Line {
  return { ...line, visitors: line.visitors.filter((visitor) => visitor.visitId !== visitId) };
}

function changed(line: Line, visitId: string, change: Partial<WaitingVisitor>): Line {
  const index = line.visitors.findIndex((visitor) => visitor.visitId === visitId);
  const visitor = line.visitors[index];
  return visitor
    ? { ...line, visitors: line.visitors.with(index, { ...visitor, ...change }) }
    : line;
}
