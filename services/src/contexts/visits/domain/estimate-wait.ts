import { OFFER_RINGS_MS } from '@foyer/contracts/visits';

/** Fewer calls say nothing about how long one takes. */
const FEWEST_CALLS = 3;

export interface TokenBucket {
  /** Agents of the portal who are at work, whatever they are doing. */
  readonly working: number;
  /** Those of them who are with no one. */
  readonly free: number;
  /** How long recent calls of the portal took, in milliseconds. */
  readonly handlingMs: readonly number[];
}

/**
 * How long somebody at a place in line will wait, in seconds; null where nothing can be said.
 *
 * Free agents serve as many places at once, after a ring. Everybody behind them waits for agents to come free: with
 * `working` agents and calls of a mean length, one comes free every mean / working.
 */
export function estimateWaitSeconds(place: number, rates: TokenBucket): number | null {
  const { working, free, handlingMs } = rates;
  if (working === 0) return null;
  const ahead = place - free;
  if (ahead <= 0) return OFFER_RINGS_MS / 1000;
  if (handlingMs.length < FEWEST_CALLS) return null;
  const mean = handlingMs.reduce((sum, ms) => sum + ms, 0) / handlingMs.length;
  return Math.ceil((ahead * mean) / working / 1000);
}
