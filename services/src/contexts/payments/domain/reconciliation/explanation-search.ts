import type { Currency } from '@foyer/contracts/payments';

import type { Steps } from './in-steps.js';
import { FAR_FETCHED_COST, UNEXPLAINED_COST, type Suspicion } from './suspicions.js';

/**
 * The amount that the terminal counts more (or less) than the ledger in one circuit and currency.
 */
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

/**
 * The number of wrong answers in one circuit that are believed if their sums fit; more are believed
 * only if chance cannot explain them.
 */
const BELIEVED_WRONG = 3;
/** How much rarer than once an accidental fit must be. */
const CHANCE_MARGIN = 20;

/** The number of steps after which other work may have its turn: well under a millisecond. */
const PAUSE_EVERY = 2_048;

/** How far the suspicions from a place on can still change a gap. */
interface Reach {
  readonly less: number;
  readonly more: number;
  readonly fewer: number;
  readonly further: number;
}

type Chosen = readonly (Suspicion | Gap)[];

/** Looks for the cheapest sets of suspicions that close all gaps, number and amount to the cent. */
export class ExplanationSearch {
  #steps = 0;
  #looks = 0;
  #best = 0;
  #found: { readonly cost: number; readonly chosen: Chosen }[] = [];
  readonly #reaches: readonly (readonly Reach[])[];

  constructor(
    readonly gaps: readonly Gap[],
    readonly suspicions: readonly Suspicion[],
    readonly stepsMax: number,
    readonly foundMax: number,
  ) {
    this.#reaches = gaps.map((gap) => reachesOf(gap, suspicions));
  }

  /**
   * True if there was more to search than is allowed: then the found explanations need not be all.
   */
  get isExhausted(): boolean {
    return this.#steps >= this.stepsMax || this.#found.length >= this.foundMax;
  }

  /**
   * All cheapest explanations, as long as they cost no more than a limit. Pauses after each few
   * thousand looks.
   */
  *upTo(limit: number): Steps<readonly Explanation[]> {
    this.#best = limit;
    const [first] = this.gaps;
    yield* this.#close(0, first, 0, 0, [], 0);
    return this.#found.map(({ chosen }) => explanationOf(chosen));
  }

  /**
   * Closes the gap at `index` by suspicions from `from` on, in their order, so that each set is met
   * once.
   */
  *#close(
    index: number,
    gap: Gap | undefined,
    from: number,
    cost: number,
    chosen: Chosen,
    wrong: number,
  ): Steps<void> {
    this.#steps += 1;
    if (this.isExhausted) return;
    if (gap === undefined) {
      this.#keep(cost, chosen);
      return;
    }
    if (gap.number === 0 && gap.amount === 0) {
      if (!this.#isChance(index, wrong)) yield* this.#next(index, cost, chosen);
      return;
    }
    for (let at = from; at < this.suspicions.length; at += 1) {
      const suspicion = this.suspicions[at];
      this.#looks += 1;
      if (this.#looks % PAUSE_EVERY === 0) yield;
      if (!suspicion || !isWithin(gap, this.#reaches[index]?.[at])) break;
      const sum = cost + suspicion.cost;
      if (sum > this.#best || !concerns(suspicion, gap) || isTaken(suspicion, chosen)) continue;
      const more = suspicion.cost >= FAR_FETCHED_COST ? 1 : 0;
      yield* this.#close(
        index,
        without(gap, suspicion),
        at + 1,
        sum,
        [...chosen, suspicion],
        wrong + more,
      );
    }
    // A gap is explained as a whole or not at all: what half explains it is a guess.
    if (from === 0 && cost + UNEXPLAINED_COST <= this.#best) {
      yield* this.#next(index, cost + UNEXPLAINED_COST, [...chosen, gap]);
    }
  }

  *#next(index: number, cost: number, chosen: Chosen): Steps<void> {
    yield* this.#close(index + 1, this.gaps[index + 1], 0, cost, chosen, 0);
  }

  #keep(cost: number, chosen: Chosen): void {
    if (cost < this.#best) {
      this.#best = cost;
      this.#found = [];
    }
    this.#found.push({ cost, chosen });
  }

  /** True if sets of that many wrong answers are so numerous that one or another fits by chance. */
  #isChance(index: number, wrong: number): boolean {
    const gap = this.gaps[index];
    if (wrong <= BELIEVED_WRONG || gap === undefined) return false;
    const candidates = this.suspicions.filter(
      (one) => one.cost >= FAR_FETCHED_COST && concerns(one, gap),
    );
    const span = candidates.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
    return setsOf(wrong, candidates.length) * CHANCE_MARGIN > span;
  }
}

function setsOf(size: number, all: number): number {
  let sets = 1;
  for (let n = 1; n <= size; n += 1) sets = (sets * (all - size + n)) / n;
  return sets;
}

function reachesOf(gap: Gap, suspicions: readonly Suspicion[]): readonly Reach[] {
  const reaches: Reach[] = [];
  let reach: Reach = { less: 0, more: 0, fewer: 0, further: 0 };
  for (const one of suspicions.toReversed()) {
    if (concerns(one, gap)) {
      reach = {
        less: reach.less + Math.min(0, one.amount),
        more: reach.more + Math.max(0, one.amount),
        fewer: reach.fewer + Math.min(0, one.number),
        further: reach.further + Math.max(0, one.number),
      };
    }
    reaches.unshift(reach);
  }
  return reaches;
}

function isWithin({ number, amount }: Gap, reach: Reach | undefined): boolean {
  return (
    reach !== undefined &&
    reach.less <= amount &&
    amount <= reach.more &&
    reach.fewer <= number &&
    number <= reach.further
  );
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
