import type { Currency } from '@foyer/contracts/payments';

import { UNEXPLAINED_COST, type Suspicion } from './suspicions.js';

/** What the terminal counts more (or less) than the ledger in one circuit and currency. */
export interface Gap {
  readonly cardCircuit: string;
  readonly currency: Currency;
  readonly number: number;
  readonly amount: number;
}

/** One way in which all gaps can have come about. */
export interface Explanation {
  readonly suspicions: ReadonlySet<Suspicion>;
  readonly unexplained: readonly Gap[];
}

/** Most that is looked at for one comparison; what is not found by then stays unexplained. */
const STEPS_MAX = 200_000;
const EXPLANATIONS_MAX = 64;
/** Farther-fetched than this, several gaps are rather left to a person. */
const COST_MAX = 150;

/** The least far-fetched explanations of all gaps together; several where the totals fit more than one. */
export function explain(
  gaps: readonly Gap[],
  suspicions: readonly Suspicion[],
): readonly Explanation[] {
  const costs = [...new Set(suspicions.map(({ cost }) => cost).concat(UNEXPLAINED_COST))];
  const search = new Search(suspicions);
  for (let budget = 0; budget <= COST_MAX; budget += 1) {
    if (costs.every((cost) => cost > budget) && budget > 0) continue;
    const found = search.within(gaps, budget);
    if (found.length > 0) return found;
    if (search.isExhausted) break;
  }
  return gaps.length > 1
    ? oneByOne(gaps, suspicions)
    : [{ suspicions: new Set(), unexplained: gaps }];
}

/** Where all gaps together are too many to look at, each is looked at by itself. */
function oneByOne(gaps: readonly Gap[], suspicions: readonly Suspicion[]): readonly Explanation[] {
  const chosen = new Set<Suspicion>();
  const unexplained: Gap[] = [];
  for (const gap of gaps) {
    const left = suspicions.filter((one) => !chosen.has(one));
    const [first] = explain([gap], left);
    for (const one of first?.suspicions ?? []) chosen.add(one);
    unexplained.push(...(first?.unexplained ?? []));
  }
  return [{ suspicions: chosen, unexplained }];
}

class Search {
  readonly #suspicions: readonly Suspicion[];
  #steps = 0;
  #found: Explanation[] = [];

  constructor(suspicions: readonly Suspicion[]) {
    this.#suspicions = suspicions;
  }

  get isExhausted(): boolean {
    return this.#steps >= STEPS_MAX;
  }

  /** Explanations that cost exactly so much. */
  within(gaps: readonly Gap[], budget: number): readonly Explanation[] {
    this.#found = [];
    this.#step(gaps, 0, 0, budget, []);
    return this.#found;
  }

  /** Closes the gap at `index` by suspicions from `from` on, in their order, so that each set is met once. */
  #step(
    gaps: readonly Gap[],
    index: number,
    from: number,
    budget: number,
    chosen: readonly (Suspicion | Gap)[],
  ): void {
    this.#steps += 1;
    if (this.isExhausted || this.#found.length >= EXPLANATIONS_MAX) return;
    const gap = gaps[index];
    if (gap === undefined) {
      if (budget === 0) this.#found.push(explanationOf(chosen));
      return;
    }
    if (gap.number === 0 && gap.amount === 0) {
      this.#step(gaps, index + 1, 0, budget, chosen);
      return;
    }
    for (let at = from; at < this.#suspicions.length; at += 1) {
      const suspicion = this.#suspicions[at];
      if (suspicion === undefined || suspicion.cost > budget) continue;
      if (!concerns(suspicion, gap) || isTaken(suspicion, chosen)) continue;
      const rest = gaps.with(index, without(gap, suspicion));
      this.#step(rest, index, at + 1, budget - suspicion.cost, [...chosen, suspicion]);
    }
    // A gap is explained as a whole or not at all: what half explains it is a guess.
    if (from === 0 && budget >= UNEXPLAINED_COST) {
      this.#step(gaps, index + 1, 0, budget - UNEXPLAINED_COST, [...chosen, gap]);
    }
  }
}

function concerns(suspicion: Suspicion, gap: Gap): boolean {
  return (
    suspicion.currency === gap.currency &&
    (suspicion.cardCircuit === null || suspicion.cardCircuit === gap.cardCircuit)
  );
}

/** Of one entry the same thing is not wrong twice. */
function isTaken(suspicion: Suspicion, chosen: readonly (Suspicion | Gap)[]): boolean {
  return chosen.some(
    (one) =>
      one === suspicion ||
      ('entry' in one &&
        one.entry !== null &&
        one.entry === suspicion.entry &&
        Math.sign(one.number) === Math.sign(suspicion.number)),
  );
}

function without(gap: Gap, { number, amount }: Suspicion): Gap {
  return { ...gap, number: gap.number - number, amount: gap.amount - amount };
}

function explanationOf(chosen: readonly (Suspicion | Gap)[]): Explanation {
  const suspicions = chosen.filter((one): one is Suspicion => 'kind' in one);
  const unexplained = chosen.filter((one): one is Gap => !('kind' in one));
  return { suspicions: new Set(suspicions), unexplained };
}
