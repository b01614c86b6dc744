/**
 * The times since when people have no page, by id. They are kept in memory only, so that after a
 * start all people have the whole time to come back.
 */
export class Absences {
  readonly #since = new Map<string, number>();

  /**
   * Returns the start of an absence: now, if it was not noticed before. Times are milliseconds
   * since 1970.
   */
  since(id: string, now: number): number {
    const since = this.#since.get(id) ?? now;
    this.#since.set(id, since);
    return since;
  }

  /** Ends the absence of a person who is back, or no longer awaited. */
  end(id: string): void {
    this.#since.delete(id);
  }
}
