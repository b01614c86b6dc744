import type { AppliedNotice } from './applied-notice.js';

type Listener = (notice: AppliedNotice) => void;

/** Those who want to know what has become visible. One that throws does not keep the others from knowing. */
export class AppliedListeners {
  readonly #listeners = new Set<Listener>();

  constructor(private readonly onFault: (fault: unknown) => void) {}

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  notify(notice: AppliedNotice): void {
    for (const listener of this.#listeners) {
      try {
        listener(notice);
      } catch (fault: unknown) {
        this.onFault(fault);
      }
    }
  }
}
