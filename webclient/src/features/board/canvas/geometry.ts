import type { Box, Mark, Point, SeenPaper } from '@foyer/contracts/board';

/**
 * A page as it is shown at its natural size: where a place in points of the page lies in it, and
 * the other way round.
 */
export interface PageGeometry {
  readonly width: number;
  readonly height: number;
  readonly toView: (point: Point) => Point;
  readonly toPage: (point: Point) => Point;
}

/** A page that lies as it is: its lower left corner is where its points are counted from. */
export function plainPage(width: number, height: number): PageGeometry {
  const turned = ([x, y]: Point): Point => [x, height - y];
  return { width, height, toView: turned, toPage: turned };
}

/** Turns, mirrors and moves: a, b, c, d, e, f as in PDF and SVG. */
type Matrix = readonly number[];

/** A page that a PDF turns, or of which it shows a part. */
export function turnedPage(width: number, height: number, matrix: Matrix): PageGeometry {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  const whole = a * d - b * c;
  return {
    width,
    height,
    toView: ([x, y]) => [a * x + c * y + e, b * x + d * y + f],
    toPage: ([x, y]) => [(d * (x - e) - c * (y - f)) / whole, (a * (y - f) - b * (x - e)) / whole],
  };
}

/**
 * How long a point of the page is where it is shown: a PDF may say that its points are larger than
 * others.
 */
export function pointSize({ toView }: PageGeometry): number {
  const [[ax, ay], [bx, by]] = [toView([0, 0]), toView([1, 0])];
  return Math.hypot(bx - ax, by - ay);
}

/** A box between two corners, however they lie. */
export function boxBetween([ax, ay]: Point, [bx, by]: Point): Box {
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
}

/** A box of the page where it lies in the view. */
export function boxInView([left, bottom, right, top]: Box, { toView }: PageGeometry): Box {
  return boxBetween(toView([left, bottom]), toView([right, top]));
}

/** A page as it is seen, in its points. */
export function seenPaper({ width, height, toPage }: PageGeometry): SeenPaper {
  const [x, y] = toPage([0, 0]);
  const way = (to: Point): Point => {
    const [dx, dy] = [toPage(to)[0] - x, toPage(to)[1] - y];
    const length = Math.hypot(dx, dy);
    return [dx / length, dy / length];
  };
  const paper = boxBetween([x, y], toPage([width, height]));
  return { paper, right: way([1, 0]), down: way([0, 1]) };
}

/** A mark moved, in points of the page; one of another program stays where it is. */
export function moved(mark: Mark, [dx, dy]: Point): Mark {
  const by = ([x, y]: Point): Point => [x + dx, y + dy];
  switch (mark.kind) {
    case 'foreign':
      return mark;
    case 'ink':
      return { ...mark, gestures: mark.gestures.map((one) => one.map(by)) };
    case 'highlight':
      return { ...mark, corners: mark.corners.map(by) };
    case 'line':
      return { ...mark, start: by(mark.start), end: by(mark.end) };
    case 'polygon':
    case 'polyline':
      return { ...mark, vertices: mark.vertices.map(by) };
    default: {
      const [left, bottom, right, top] = mark.box;
      return { ...mark, box: [left + dx, bottom + dy, right + dx, top + dy] };
    }
  }
}

/** A place, with further values that are known of it. */
type Place = readonly [number, number, ...number[]];

/** A stroke with fewer points that looks the same (Douglas and Peucker). */
export function simplified<T extends Place>(points: readonly T[], tolerance: number): readonly T[] {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 3 || !first || !last) return points;
  let [farthest, at] = [0, 0];
  for (let index = 1; index < points.length - 1; index += 1) {
    const away = distanceTo(points[index] ?? first, first, last);
    if (away > farthest) [farthest, at] = [away, index];
  }
  if (farthest <= tolerance) return [first, last];
  const before = simplified(points.slice(0, at + 1), tolerance);
  return [...before.slice(0, -1), ...simplified(points.slice(at), tolerance)];
}

/** How far a point lies from the line between two others. */
function distanceTo([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
  const along = Math.min(Math.max(share, 0), 1);
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
