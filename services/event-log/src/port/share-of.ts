import type { Position } from './event.js';

/**
 * How much of the way to a position another one of the same log is, roughly, from 0 to 1: for
 * people who wait. Every log counts its positions up, by events or by bytes.
 */
export function shareOf(position: Position | undefined, goal: Position | undefined): number {
  if (goal === undefined) return 1;
  const share = Number(position ?? 0) / Number(goal);
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 1;
}
