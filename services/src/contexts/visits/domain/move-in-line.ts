import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { LineEvent } from '@foyer/contracts/visits';

import { visitorInLine, type Line } from './line.js';
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
 * Who stands in the way of a moment goes ahead by as little as it takes, and so do those before, in their order: who joined at
 * once left no moment between. Those who were taken as well: they may be handed back to their places.
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
