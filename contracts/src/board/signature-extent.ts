/** The least extent of a drawn signature in one direction, in points: a dot is seen by no one. */
const SIGNATURE_LEAST = 6;

type Points = readonly (readonly [x: number, y: number, ...rest: number[]])[];

/** True if strokes are large enough to be seen as a signature. */
export function isSeenAsSigned(strokes: readonly Points[]): boolean {
  const points = strokes.flat();
  const extent = (axis: 0 | 1): number => {
    const all = points.map((point) => point[axis]);
    return Math.max(...all) - Math.min(...all);
  };
  return points.length > 0 && Math.max(extent(0), extent(1)) >= SIGNATURE_LEAST;
}
