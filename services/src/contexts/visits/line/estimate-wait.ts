import { OFFER_RINGS_MS } from '@foyer/contracts/visits';

/** Fewer calls say nothing about how long one takes. */
const FEWEST_CALLS = 3;

export interface WaitRates {
  /** The agents of the portal who are at work, in any state. */
  readonly working: number;
  /** Those of them who are with no one. */
  readonly free: number;
  /** How long recent calls of the portal took, in milliseconds. */
  readonly handlingMs: readonly number[];
}

/**
 * Estimates how long a visitor at a place in line will wait, in seconds; null if it is unknown.
 *
 * Free agents serve as many places at once, after a ring. All visitors behind them wait for agents
 * to become free. With `working` agents and calls of a mean length, one becomes free every mean /
 * working.
 */
export function estimateWaitSeconds(place: number, rates: WaitRates): number | null {
  const { working, free, handlingMs } = rates;
  if (working === 0) return null;
  const ahead = place - free;
  if (ahead <= 0) return OFFER_RINGS_MS / 1000;
  if (handlingMs.length < FEWEST_CALLS) return null;
  const mean = handlingMs.reduce((sum, ms) => sum + ms, 0) / handlingMs.length;
  return Math.ceil((ahead * mean) / working / 1000);
}
