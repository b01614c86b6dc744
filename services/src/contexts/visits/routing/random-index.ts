/**
 * Returns a random number from 0 to `count - 1`; the same seed always gives the same number
 * (splitmix32). An auditor who knows the seed can repeat the choice.
 */
export function randomIndex(seed: number, count: number): number {
  let bits = (seed + 0x9e3779b9) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return Math.floor((((bits ^ (bits >>> 15)) >>> 0) / 0x1_0000_0000) * count);
}

/**
 * The seed that an offer's id carries: its last 32 bits, which are random in a UUID of version 7.
 */
export function seedOf(offerId: string): number {
  return Number.parseInt(offerId.slice(-8), 16) >>> 0;
}
