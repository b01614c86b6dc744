import type { Rejected } from '#platform/cqrs';

/** Limits the requests of one person that run at a time. */
export class ConcurrencyLimit {
  readonly #underWay = new Map<string, number>();

  /** @param rejection What one more is answered with */
  constructor(
    private readonly most: number,
    private readonly rejection: () => Rejected,
  ) {}

  /** @returns What ends it. @throws the rejection */
  enter(personId: string): () => void {
    const underWay = this.#underWay.get(personId) ?? 0;
    if (underWay >= this.most) throw this.rejection();
    this.#underWay.set(personId, underWay + 1);
    return () => this.#leave(personId);
  }

  #leave(personId: string): void {
    const left = (this.#underWay.get(personId) ?? 1) - 1;
    if (left > 0) this.#underWay.set(personId, left);
    else this.#underWay.delete(personId);
  }
}
