/**
 * Since when people have no page, by whom. Kept in memory only, so that after a start everybody has the whole time to come
 * back.
 */
export class Absences {
  readonly #since = new Map<string, number>();

  /** Since when somebody is away: since now, where no one has noticed it before. Times are milliseconds since 1970. */
  since(id: string, now: number): number {
    const since = this.#since.get(id) ?? now;
    this.#since.set(id, since);
    return since;
  }

  /** Somebody is back, or no longer waited for. */
  end(id: string): void {
    this.#since.delete(id);
  }
}
