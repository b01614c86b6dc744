/** Relative luminance of a colour `#rrggbb`, 0 (black) to 1 (white); WCAG 2.2. */
function luminance(colour: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast of two colours `#rrggbb`, 1 to 21; text needs 4.5 (WCAG 2.2, AA). */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const WARM_BLACK = '#1c1917';
const WHITE = '#ffffff';

/** Ink, white or nearly black, that can be read on a ground `#rrggbb`; always at least 4.5 to 1. */
export function inkOn(ground: string): string {
  const better = contrast(ground, WARM_BLACK) >= contrast(ground, WHITE) ? WARM_BLACK : WHITE;
  // Some grounds of middle brightness leave room for neither; full black can be read wherever white
  // cannot.
  return contrast(ground, better) >= 4.5 ? better : '#000000';
}
