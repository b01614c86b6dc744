/** A point in time and what was measured. */
export type Point = readonly [x: number, y: number];

/** Returns the growth of y with x, by least squares. */
export function slope(points: readonly Point[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map((point) => point[0]));
  const y = mean(points.map((point) => point[1]));
  const covariance = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return covariance / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

/**
 * Returns the lowest point of each of so many equal parts. The memory after a garbage collection
 * is the floor; in between there is only garbage.
 */
export function floors(points: readonly Point[], parts: number): readonly Point[] {
  const size = Math.max(1, Math.floor(points.length / parts));
  const floor: Point[] = [];
  for (let from = 0; from + size <= points.length; from += size) {
    floor.push(points.slice(from, from + size).reduce((low, one) => (one[1] < low[1] ? one : low)));
  }
  return floor;
}
