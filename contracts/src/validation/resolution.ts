/**
 * Width and height of a resolution `WIDTHxHEIGHT` in pixels; undefined where it has not just these
 * two parts.
 */
export function parseResolution(text: string): { width: number; height: number } | undefined {
  const parts = text.slice(0, 12).split('x');
  const [width, height] = parts.map(Number);
  const usable = (value: number | undefined): value is number =>
    value !== undefined && Number.isInteger(value) && value > 0 && value < 100_000;
  return parts.length === 2 && usable(width) && usable(height) ? { width, height } : undefined;
}

/** A resolution as it is written. */
export function printResolution({ width, height }: { width: number; height: number }): string {
  return `${width}x${height}`;
}
