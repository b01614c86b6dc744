import type { Operation } from './history.js';

interface Parts<Did> {
  /** In the order of asking. */
  readonly history: readonly Operation<Did>[];
  /** For each operation the one that it follows, by its place in that order. */
  readonly follows: readonly (number | undefined)[];
  /** The first that is open. */
  readonly first: number;
  /** Those behind it that are settled. */
  readonly ahead: ReadonlySet<number>;
  /** How many are open of those that were answered. */
  readonly left: number;
}

/**
 * Which operations of a history are settled: they have their place in an order, or never took
 * effect.
 */
export class Progress<Did> {
  private constructor(private readonly parts: Parts<Did>) {}

  static of<Did>(history: readonly Operation<Did>[]): Progress<Did> {
    const sorted = history.toSorted((a, b) => a.asked - b.asked);
    const places = new Map(sorted.map((operation, place) => [operation, place]));
    const follows = sorted.map(({ follows: index }) => {
      const before = index === undefined ? undefined : history[index];
      return before && places.get(before);
    });
    const left = sorted.filter(({ answered }) => answered).length;
    return new Progress({ history: sorted, follows, first: 0, ahead: new Set(), left });
  }

  /** True if every answered operation has its place. */
  get isComplete(): boolean {
    return this.parts.left === 0;
  }

  /** The same for the same operations settled. */
  get key(): string {
    const { first, ahead } = this.parts;
    return `${first}:${[...ahead].sort((a, b) => a - b).join()}`;
  }

  operation(place: number): Operation<Did> {
    const operation = this.parts.history[place];
    if (!operation) throw new RangeError(`There is no operation ${place}`);
    return operation;
  }

  /** Returns the possible next operations: no open operation was over before they were asked. */
  candidates(): readonly number[] {
    const { history, follows, first } = this.parts;
    const found: number[] = [];
    let until = Infinity;
    for (let place = first; place < history.length; place += 1) {
      if (!this.#isOpen(place)) continue;
      const { asked, over, answered } = this.operation(place);
      if (asked > until) break;
      const before = follows[place];
      if (before === undefined || !this.#isOpen(before)) found.push(place);
      if (answered) until = Math.min(until, over);
    }
    return found;
  }

  /** Operations without an answer that cannot have taken effect any more after this one. */
  tooLateAfter(candidate: number): readonly number[] {
    const { asked } = this.operation(candidate);
    const found: number[] = [];
    for (let place = this.parts.first; place < candidate; place += 1) {
      const { answered, over } = this.operation(place);
      if (!answered && over < asked && this.#isOpen(place)) found.push(place);
    }
    return found;
  }

  /** With one more operation in its place. */
  with(candidate: number): Progress<Did> {
    const ahead = new Set([...this.parts.ahead, candidate, ...this.tooLateAfter(candidate)]);
    let { first } = this.parts;
    while (ahead.delete(first)) first += 1;
    const left = this.parts.left - (this.operation(candidate).answered ? 1 : 0);
    return new Progress({ ...this.parts, first, ahead, left });
  }

  #isOpen(place: number): boolean {
    return place >= this.parts.first && !this.parts.ahead.has(place);
  }
}
