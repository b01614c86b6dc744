/** Steps of a portal, and of a visit, in the order in which a client asks for them. */
export type Step = 'created' | 'activated' | 'opened' | 'IN_START' | 'IN_WAITING' | 'ended';

/** Something that a client made, and how far it got with it. */
export interface Thing {
  readonly kind: 'portal' | 'visit';
  readonly id: string;
  readonly portalId: string;
  /** Of a portal its name, of a visit its secret. */
  readonly text: string;
  readonly asked: Step[];
  /** The steps that the server has acknowledged: from then on they must hold in any case. */
  readonly answered: Step[];
}

/** One step of one thing, by the name under which it is looked for in the log. */
export const factOf = ({ kind, id }: Pick<Thing, 'kind' | 'id'>, step: string): string =>
  `${kind} ${id} ${step}`;

/** The requests of clients and their answers, life after life of the server. */
export class Ledger {
  #openPortals: string[] = [];
  #things: Thing[] = [];
  commands = 0;
  acknowledged = 0;

  /** @param isAnsweredWhenAsked the planted bug: a client treats requests as done. */
  constructor(private readonly isAnsweredWhenAsked: boolean) {}

  /** The portals that are open to visitors, oldest first. */
  get openPortals(): readonly string[] {
    return this.#openPortals;
  }

  /** Closes all portals so far to visitors. Returns the portals that were open. */
  closePortals(): readonly string[] {
    const closed = this.#openPortals;
    this.#openPortals = [];
    return closed;
  }

  add(thing: Pick<Thing, 'kind' | 'id' | 'portalId' | 'text'>): Thing {
    const added = { ...thing, asked: [], answered: [] };
    this.#things.push(added);
    return added;
  }

  /** Requests a step. @throws The error of `send`, also where there is no answer. */
  async ask<T>(thing: Thing, step: Step, send: () => Promise<T>): Promise<T> {
    this.commands += 1;
    thing.asked.push(step);
    if (this.isAnsweredWhenAsked) this.#answer(thing, step);
    const answer = await send();
    if (!this.isAnsweredWhenAsked) this.#answer(thing, step);
    return answer;
  }

  /** Everything since the last time. */
  take(): readonly Thing[] {
    const things = this.#things;
    this.#things = [];
    return things;
  }

  #answer(thing: Thing, step: Step): void {
    thing.answered.push(step);
    this.acknowledged += 1;
    if (step === 'activated') this.#openPortals.push(thing.id);
  }
}
