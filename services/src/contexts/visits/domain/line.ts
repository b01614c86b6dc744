import type { LineEvent } from '@foyer/contracts/visits';

/** An offer that rings at one desk. */
export interface RingingOffer {
  readonly offerId: string;
  readonly agentId: string;
  readonly expiresAt: string;
}

/** Somebody in a line. Places are those of the array: whoever stands before has waited longer. */
export interface WaitingVisitor {
  readonly visitId: string;
  /** Lines are in this order. */
  readonly joinedAt: string;
  /** Since when the visitor really waits. */
  readonly waitingSince: string;
  /** Since when the connection is gone; null while the visitor is there. */
  readonly awaySince: string | null;
  readonly offer: RingingOffer | null;
  /** When an agent last rejected this visitor, by agent. Who let it ring is not asked again before being back; see `Desk`. */
  readonly declinedAt: Readonly<Record<string, string>>;
}

/** Who waits at one portal, the longest waiting first. */
export interface Line {
  readonly visitors: readonly WaitingVisitor[];
}

export const emptyLine: Line = { visitors: [] };

/** The visitor of that visit, where it is in line. */
export function visitorInLine(line: Line, visitId: string): WaitingVisitor | undefined {
  return line.visitors.find((visitor) => visitor.visitId === visitId);
}

export function evolveLine(line: Line, event: LineEvent): Line {
  const { visitId } = event.data;
  switch (event.type) {
    case 'VisitorJoinedLine': {
      const { joinedAt } = event.data;
      const waitingSince = joinedAt;
      const joined = {
        visitId,
        joinedAt,
        waitingSince,
        awaySince: null,
        offer: null,
        declinedAt: {},
      };
      return { visitors: [...line.visitors, joined] };
    }
    case 'VisitorWentAway':
      return changed(line, visitId, { awaySince: event.data.awaySince });
    case 'VisitorCameBack':
      return changed(line, visitId, { awaySince: null });
    case 'VisitorLeftLine':
    case 'VisitorTaken':
      return { visitors: line.visitors.filter((visitor) => visitor.visitId !== visitId) };
    case 'VisitorMovedToFront': {
      const { joinedAt } = event.data;
      const moved = line.visitors.filter((one) => one.visitId === visitId);
      const others = line.visitors.filter((one) => one.visitId !== visitId);
      return { visitors: [...moved.map((one) => ({ ...one, joinedAt })), ...others] };
    }
    case 'VisitorPickedOutOfTurn':
      return line;
    case 'VisitorOffered': {
      const { offerId, agentId, expiresAt } = event.data;
      return changed(line, visitId, { offer: { offerId, agentId, expiresAt } });
    }
    case 'OfferEnded': {
      const { agentId, reason, at } = event.data;
      const declinedAt = { ...visitorInLine(line, visitId)?.declinedAt, [agentId]: at };
      return changed(line, visitId, {
        offer: null,
        ...(reason === 'rejected' && { declinedAt }),
      });
    }
  }
}

function changed(line: Line, visitId: string, change: Partial<WaitingVisitor>): Line {
  const index = line.visitors.findIndex((visitor) => visitor.visitId === visitId);
  const visitor = line.visitors[index];
  return visitor ? { visitors: line.visitors.with(index, { ...visitor, ...change }) } : line;
}
