import type { Mark } from '@foyer/contracts/board';

import type { ShownMark } from './layer.js';

/** A stroke of which nothing more is heard is not shown any longer, in milliseconds. */
const STAYS_MS = 4_000;

/** Strokes of others that are being drawn now: sent over sockets only, and soon removed. */
export class Drafts {
  readonly #known = new Map<string, { readonly shown: ShownMark; readonly timer: number }>();

  constructor(private readonly onChange: () => void) {}

  all(): readonly ShownMark[] {
    return [...this.#known.values()].map(({ shown }) => shown);
  }

  take(marks: readonly Mark[], authorId: string): void {
    for (const mark of marks) {
      const { name } = mark;
      clearTimeout(this.#known.get(name)?.timer);
      const timer = window.setTimeout(() => {
        this.drop([name]);
        this.onChange();
      }, STAYS_MS);
      this.#known.set(name, { shown: { mark, authorId }, timer });
    }
  }

  drop(names: readonly string[]): void {
    for (const name of names) {
      clearTimeout(this.#known.get(name)?.timer);
      this.#known.delete(name);
    }
  }

  clear(): void {
    this.drop([...this.#known.keys()]);
  }
}
