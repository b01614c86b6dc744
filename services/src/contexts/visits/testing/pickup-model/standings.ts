/** A visitor in a line, as a judge sees it. */
export interface Waiting {
  readonly visitId: string;
  /** Lines are in this order, in milliseconds. */
  place: number;
  away: boolean;
  /** Gone, and keeps the place: `called` once it is nearly the turn. */
  kept: 'kept' | 'called' | undefined;
  ringing: { readonly offerId: string; readonly agentId: string } | undefined;
  /** When an agent last turned the visitor down, by agent. */
  readonly declinedAt: Map<string, number>;
}

export interface OfPlace {
  readonly portalId: string;
  readonly visitId: string;
}

/** The places of all visitors in all lines. */
export class Standings {
  readonly #lines = new Map<string, readonly Waiting[]>();

  get all(): readonly Waiting[] {
    return [...this.#lines.values()].flat();
  }

  of(portalId: string): readonly Waiting[] {
    return this.#lines.get(portalId) ?? [];
  }

  find({ portalId, visitId }: OfPlace): Waiting | undefined {
    return this.of(portalId).find((one) => one.visitId === visitId);
  }

  /** Returns the visitors in line before a given one. */
  before({ portalId, visitId }: OfPlace): readonly Waiting[] {
    const line = this.of(portalId);
    const place = line.findIndex((one) => one.visitId === visitId);
    return line.slice(0, Math.max(0, place));
  }

  stand(portalId: string, arrived: Pick<Waiting, 'visitId' | 'place'>): Waiting {
    const nothing = { away: false, kept: undefined, ringing: undefined };
    const waiting = { ...arrived, ...nothing, declinedAt: new Map<string, number>() };
    this.#sort(portalId, [...this.of(portalId), waiting]);
    return waiting;
  }

  /** Moves a visitor to another place in the line. */
  move(portalId: string, waiting: Waiting, place: number): void {
    waiting.place = place;
    this.#sort(portalId, this.of(portalId));
  }

  remove({ portalId, visitId }: OfPlace): void {
    const stay = this.of(portalId).filter((one) => one.visitId !== visitId);
    this.#lines.set(portalId, stay);
  }

  #sort(portalId: string, line: readonly Waiting[]): void {
    this.#lines.set(
      portalId,
      line.toSorted((one, other) => one.place - other.place),
    );
  }
}
