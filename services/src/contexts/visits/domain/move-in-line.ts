import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { LineEvent } from '@foyer/contracts/visits';

import { visitorInLine, type Line, type WaitingVisitor } from './line.js';
import { moveToFront, type MoveToFront } from './move-to-front.js';

export interface MoveInLine extends MoveToFront {
  /** The place to come to; the first is 1, and whatever is beyond the line is its end. */
  readonly position: number;
}

/** A supervisor puts a visitor at any place of a line; why is kept, and how long the visitor has waited stays as it was. */
export function moveInLine(
  line: Line,
  { position, ...move }: MoveInLine,
): Decision<readonly LineEvent[]> {
  const { visitId } = move;
  if (!visitorInLine(line, visitId)) return rejected('VISITOR_NOT_WAITING');
  const others = line.visitors.filter((one) => one.visitId !== visitId);
  const wanted = Math.min(Math.max(position - 1, 0), others.length);
  if (line.visitors[wanted]?.visitId === visitId) return accepted([]);
  const { index, joinedAt } = freeMoment(others, wanted);
  if (index === 0) return moveToFront(line, move);
  const data = { ...move, joinedAt, place: index + 1 };
  return accepted([{ type: 'VisitorMovedInLine', data }]);
}

/** A moment between two visitors; where there is none, for they came at once, one before the next of those ahead. */
function freeMoment(others: readonly WaitingVisitor[], wanted: number) {
  for (let index = wanted; index > 0; index -= 1) {
    const before = timeOf(others[index - 1]) ?? 0;
    const after = timeOf(others[index]);
    const time = after === undefined ? before + 1 : after - 1;
    if (time > before) return { index, joinedAt: new Date(time).toISOString() };
  }
  return { index: 0, joinedAt: '' };
}

const timeOf = (visitor: WaitingVisitor | undefined) =>
  visitor === undefined ? undefined : Date.parse(visitor.joinedAt);
