import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { LineEvent } from '@foyer/contracts/visits';

import { visitorInLine, type Line } from './state.js';
import { moveToFront, type MoveToFront } from './move-to-front.js';

export interface MoveInLine extends MoveToFront {
  /** The new place: the first is 1, and a place beyond the line is its end. */
  readonly position: number;
}

/**
 * A supervisor puts a visitor at any place of a line; why is kept, and how long the visitor has
 * waited stays as it was.
 */
export function moveInLine(
  line: Line,
  { position, ...move }: MoveInLine,
): Decision<readonly LineEvent[]> {
  const { portalId, visitId } = move;
  if (!visitorInLine(line, visitId)) return rejected('VISITOR_NOT_WAITING');
  const others = line.visitors.filter((one) => one.visitId !== visitId);
  const wanted = Math.min(Math.max(position - 1, 0), others.length);
  if (line.visitors[wanted]?.visitId === visitId) return accepted([]);
  if (wanted === 0) return moveToFront(line, move);
  const behind = others[wanted];
  const time = behind ? timeOf(behind) - 1 : timeOf(others.at(-1)) + 1;
  const joinedAt = isoOf(time);
  return accepted([
    ...(behind ? roomAt(line, visitId, time) : []).map((one): LineEvent => ({
      type: 'VisitorMadeRoom',
      data: { portalId, ...one },
    })),
    { type: 'VisitorMovedInLine', data: { ...move, joinedAt, place: wanted + 1 } },
  ]);
}

/**
 * Makes room at a moment in line. The visitor at this moment moves ahead as little as needed, and
 * so do those before, in their order. Visitors who joined in a row left no free moment between
 * them. Visitors who were taken move as well: they may be returned to their places.
 */
function roomAt({ visitors, taken }: Line, visitId: string, time: number) {
  const ahead = [...taken, ...visitors]
    .filter((one) => one.visitId !== visitId && timeOf(one) <= time)
    .toSorted((one, other) => timeOf(other) - timeOf(one));
  const moved: { visitId: string; joinedAt: string }[] = [];
  let free = time - 1;
  for (const one of ahead) {
    if (timeOf(one) <= free) break;
    moved.push({ visitId: one.visitId, joinedAt: isoOf(free) });
    free -= 1;
  }
  // The first goes first, so that no two ever stand in one moment.
  return moved.toReversed();
}

const isoOf = (time: number) => new Date(time).toISOString();

const timeOf = (visitor: { readonly joinedAt: string } | undefined) =>
  visitor === undefined ? 0 : Date.parse(visitor.joinedAt);
