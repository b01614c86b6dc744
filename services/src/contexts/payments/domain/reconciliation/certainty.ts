import type { Explanation } from './explanation-search.js';
import type { Suspicion } from './suspicions.js';

type Certainty = 'always' | 'sometimes' | 'never';

/** In how many of the possible explanations something is wrong. */
export function certaintyOf(suspicion: Suspicion, explanations: readonly Explanation[]): Certainty {
  const number = explanations.filter(({ suspicions }) => suspicions.has(suspicion)).length;
  if (number === 0) return mayHide(suspicion, explanations) ? 'sometimes' : 'never';
  return number === explanations.length ? 'always' : 'sometimes';
}

/**
 * An unexplained gap may include a request without an outcome among other causes; then that request
 * must not be called failed.
 */
function mayHide({ kind, ...one }: Suspicion, explanations: readonly Explanation[]): boolean {
  if (kind !== 'captured' && kind !== 'reversed') return false;
  return explanations.some(({ unexplained }) =>
    unexplained.some(
      ({ currency, cardCircuit, number, amount }) =>
        currency === one.currency &&
        (one.cardCircuit === null || one.cardCircuit === cardCircuit) &&
        number * one.number > 1 &&
        amount * one.amount > one.amount ** 2,
    ),
  );
}
