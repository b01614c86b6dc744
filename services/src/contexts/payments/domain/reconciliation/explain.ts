import { ExplanationSearch, type Explanation, type Gap } from './explanation-search.js';
import type { Steps } from './in-steps.js';
import { UNEXPLAINED_COST, type Suspicion } from './suspicions.js';

/** Most that is looked at in one pass; what is not found by then stays unexplained. */
const STEPS_MAX = 200_000;
/** The same of all passes of one day, however many circuits and payments it has. */
const PAUSES_MAX = 20_000;
const EXPLANATIONS_MAX = 64;
/**
 * An explanation is looked for among the cheap ones first, so that dearer ones are tried only where
 * there is none.
 */
const COST_LIMITS = [0, 12, 24, 36, 60, 120, 300, UNEXPLAINED_COST - 1];

/** The remaining search steps for one day. */
interface Budget {
  pauses: number;
}

/** The likeliest explanations of all gaps together; several where the totals fit more than one. */
export function* explain(
  gaps: readonly Gap[],
  suspicions: readonly Suspicion[],
  budget: Budget = { pauses: PAUSES_MAX },
): Steps<readonly Explanation[]> {
  // Large amounts first: whether small ones can still make up the rest is seen early.
  const ordered = suspicions.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  for (let unexplained = 0; unexplained <= gaps.length; unexplained += 1) {
    for (const limit of COST_LIMITS) {
      const search = new ExplanationSearch(gaps, ordered, STEPS_MAX, EXPLANATIONS_MAX);
      const found = yield* within(budget, search.upTo(unexplained * UNEXPLAINED_COST + limit));
      if (found === null || search.isExhausted) break;
      if (found.length > 0) return found;
    }
  }
  if (gaps.length > 1) return yield* oneByOne(gaps, ordered, budget);
  return [{ suspicions: new Set(), unexplained: gaps }];
}

/** @returns null where the day's budget was used up meanwhile */
function* within<Result>(budget: Budget, search: Steps<Result>): Steps<Result | null> {
  while (budget.pauses > 0) {
    const { done, value } = search.next();
    if (done === true) return value;
    budget.pauses -= 1;
    yield;
  }
  return null;
}

/** If all gaps together are too many to search, each is searched separately. */
function* oneByOne(
  gaps: readonly Gap[],
  suspicions: readonly Suspicion[],
  budget: Budget,
): Steps<readonly Explanation[]> {
  const chosen = new Set<Suspicion>();
  const unexplained: Gap[] = [];
  for (const gap of gaps) {
    const left = suspicions.filter((one) => !chosen.has(one));
    const explanations = yield* explain([gap], left, budget);
    // Of several that fit, each is a guess here: the others' gaps were not looked at.
    const [first] = explanations.length === 1 ? explanations : [];
    for (const one of first?.suspicions ?? []) chosen.add(one);
    unexplained.push(...(first?.unexplained ?? [gap]));
  }
  return [{ suspicions: chosen, unexplained }];
}
