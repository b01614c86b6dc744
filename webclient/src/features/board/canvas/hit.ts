import { boxOf, type Box, type Mark, type Point } from '@foyer/contracts/board';

import type { ShownMark } from '../session/layer.js';

/** How near a pointer has to come to a mark, in points of the page; fingers are thick. */
const NEAR = 6;

/** The mark that lies uppermost at a place of a page; undefined where there is none. */
export function markAt(marks: readonly ShownMark[], at: Point, near = NEAR): ShownMark | undefined {
  return marks.toReversed().find(({ mark }) => isNear(mark, at, near));
}

function isNear(mark: Mark, [x, y]: Point, near: number): boolean {
  if (mark.kind === 'foreign') return false;
  const reach = near + mark.width / 2;
  const [left, bottom, right, top] = boxOf(mark);
  const isWithin =
    x >= left - reach && x <= right + reach && y >= bottom - reach && y <= top + reach;
  if (!isWithin) return false;
  switch (mark.kind) {
    case 'ink':
      return mark.gestures.some((one) => isOnPath(one, [x, y], reach));
    case 'line':
      return isOnPath([mark.start, mark.end], [x, y], reach);
    case 'square':
    case 'circle':
      return isOnFrame(mark.box, [x, y], reach);
    default:
      return true;
  }
}

/** Of what is empty in the middle only the frame is caught, unless it is small. */
function isOnFrame([left, bottom, right, top]: Box, [x, y]: Point, reach: number): boolean {
  const inner = Math.max(reach * 1.5, Math.min(right - left, top - bottom) * 0.2);
  const isInside = x > left + inner && x < right - inner && y > bottom + inner && y < top - inner;
  return !isInside;
}

function isOnPath(points: readonly Point[], [x, y]: Point, reach: number): boolean {
  return points.some(([bx, by], index) => {
    const [ax, ay] = points[index - 1] ?? [bx, by];
    const [dx, dy] = [bx - ax, by - ay];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
    const along = Math.min(Math.max(share, 0), 1);
    return Math.hypot(x - ax - along * dx, y - ay - along * dy) <= reach;
  });
}
