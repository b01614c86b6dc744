import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { LineEvent } from '@foyer/contracts/visits';

import { visitorInLine, type Line } from './state.js';

export interface MoveToFront {
  readonly portalId: string;
  readonly visitId: string;
  readonly movedBy: string;
  readonly reason: string;
}

/**
 * A supervisor puts a visitor before all others; why is kept, and how long the visitor has waited
 * stays as it was.
 */
export function moveToFront(
  line: Line,
  { portalId, visitId, movedBy, reason }: MoveToFront,
): Decision<readonly LineEvent[]> {
  const [first] = line.visitors;
  if (!first || !visitorInLine(line, visitId)) return rejected('VISITOR_NOT_WAITING');
  if (first.visitId === visitId) return accepted([]);
  const joinedAt = new Date(Date.parse(first.joinedAt) - 1).toISOString();
  return accepted([
    { type: 'VisitorMovedToFront', data: { portalId, visitId, joinedAt, movedBy, reason } },
  ]);
}
