import type { CallLogic } from '@foyer/contracts/portals';
import type { ChoiceReason } from '@foyer/contracts/visits';

import { randomIndex } from './random-index.js';

/** An agent to whom a visitor could be offered, as far as the choice needs to know. */
export interface Candidate {
  readonly agentId: string;
  readonly breaksToday: number;
  /** Null where there was no call yet, which counts as the longest time ago. */
  readonly lastCallEndedAt: string | null;
}

export interface Choice {
  readonly agentId: string;
  readonly chosenBecause: ChoiceReason;
}

/**
 * Chooses among candidates by a portal's rule; undefined where there are none. The order of
 * candidates does not matter, and the same seed always chooses the same agent.
 */
export function chooseAgent(
  rule: CallLogic,
  candidates: readonly Candidate[],
  seed: number,
): Choice | undefined {
  const [first, ...others] = candidates.toSorted(bySmallerId);
  if (!first) return undefined;
  if (others.length === 0) return { agentId: first.agentId, chosenBecause: 'only-candidate' };
  const all = [first, ...others] as const;
  switch (rule) {
    case 'random': {
      const { agentId } = all[randomIndex(seed, all.length)] ?? first;
      return { agentId, chosenBecause: 'random' };
    }
    case 'fewer-breaks': {
      const fewest = Math.min(...all.map(({ breaksToday }) => breaksToday));
      return amongEquals(all, fewest, 'fewest-breaks');
    }
    case 'more-breaks': {
      const most = Math.max(...all.map(({ breaksToday }) => breaksToday));
      return amongEquals(all, most, 'most-breaks');
    }
  }
}

function amongEquals(
  all: readonly Candidate[],
  breaks: number,
  unlessTied: ChoiceReason,
): Choice | undefined {
  const [first, second] = all
    .filter(({ breaksToday }) => breaksToday === breaks)
    .toSorted(byLongestSinceCall);
  if (!first) return undefined;
  const { agentId } = first;
  if (!second) return { agentId, chosenBecause: unlessTied };
  const tied = byLongestSinceCall(first, second) === 0;
  return { agentId, chosenBecause: tied ? 'smaller-id' : 'longest-since-call' };
}

function bySmallerId(one: Candidate, other: Candidate): number {
  return one.agentId < other.agentId ? -1 : 1;
}

function byLongestSinceCall(one: Candidate, other: Candidate): number {
  return sinceWhen(one) - sinceWhen(other);
}

function sinceWhen({ lastCallEndedAt }: Candidate): number {
  return lastCallEndedAt === null ? 0 : Date.parse(lastCallEndedAt);
}
