/** Streams of one generation; twice as many are remembered at most. */
const GENERATION = 5000;

/** The last revisions of the streams that were written to lately. */
export class StreamHeads {
  #young = new Map<string, number>();
  #old = new Map<string, number>();

  get(stream: string): number | undefined {
    return this.#young.get(stream) ?? this.#old.get(stream);
  }

  set(stream: string, revision: number): void {
    this.#young.set(stream, revision);
    if (this.#young.size < GENERATION) return;
    this.#old = this.#young;
    this.#young = new Map();
  }

  /** Forgets everything, as after a transaction that came to nothing. */
  clear(): void {
    this.#young.clear();
    this.#old.clear();
  }
}
