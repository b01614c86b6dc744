/** Pictures are made this small before they are compared, in pixels. */
export const FRAME_WIDTH = 32;
export const FRAME_HEIGHT = 18;

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A hash of a small picture (FNV-1a, 32 bit), as 8 hexadecimal digits. The least change of one
 * point is another hash.
 */
export function hashOf(pixels: Iterable<number>): string {
  let hash = OFFSET;
  for (const value of pixels) hash = Math.imul(hash ^ value, PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * Tells a picture from the one before by what it shows and by which one it is. A lens that is
 * covered, or a hall at night, gives the same picture again and again: only a camera that gives
 * none any more is frozen.
 */
export const signOf = (hash: string, frames: number): string =>
  hash + (frames >>> 0).toString(16).padStart(8, '0');
