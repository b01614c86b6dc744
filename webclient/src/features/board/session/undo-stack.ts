import type { Mark } from '@foyer/contracts/board';

import type { Change } from './layer.js';
import type { KeptUndo, Step } from './undo-steps.js';

/** The number of steps that can be undone. */
const STEPS_MAX = 200;

/** The user's own changes, which can be undone and redone; changes of others cannot be undone. */
export class UndoStack {
  #done: readonly Step[];
  #undone: readonly Step[];

  /** @param kept A store in which they outlast a reload of the page; by default there is none */
  constructor(private readonly kept?: KeptUndo) {
    ({ done: this.#done, undone: this.#undone } = kept?.load() ?? { done: [], undone: [] });
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  push(step: Step): void {
    this.#keep([...this.#done, step].slice(-STEPS_MAX), []);
  }

  undo(): Step | undefined {
    const step = this.#done.at(-1);
    if (step === undefined) return undefined;
    this.#keep(this.#done.slice(0, -1), [...this.#undone, step]);
    return step;
  }

  redo(): Step | undefined {
    const step = this.#undone.at(-1);
    if (step === undefined) return undefined;
    this.#keep([...this.#done, step], this.#undone.slice(0, -1));
    return step;
  }

  #keep(done: readonly Step[], undone: readonly Step[]): void {
    this.#done = done;
    this.#undone = undone;
    this.kept?.save({ done, undone });
  }
}

/**
 * Returns the changes that undo a change, given the marks before it; undefined for marks that did
 * not exist.
 */
export function inverseOf(
  change: Change,
  before: (name: string) => Mark | undefined,
): readonly Change[] {
  const names = change.kind === 'erase' ? change.names : change.marks.map(({ name }) => name);
  const there = names.flatMap((name) => before(name) ?? []);
  const added = names.filter((name) => before(name) === undefined);
  return [
    ...(there.length > 0 ? [{ kind: 'draw', marks: there } as const] : []),
    ...(added.length > 0 && change.kind === 'draw'
      ? [{ kind: 'erase', names: added } as const]
      : []),
  ];
}
