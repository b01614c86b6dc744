import type { CallKind, CallParticipant } from '@foyer/contracts/calls';

/** A person who comes to the place of a running or possible call. */
export type Comer = Pick<CallParticipant, 'joinerId' | 'joinerType'>;

/** The view of a place for a person who comes. */
export interface Entrance {
  /** The name of the place; null if people name it after each other. */
  readonly name: string | null;
  /** The id of the running call; null while there is none. */
  readonly callId: string | null;
  /** Enters at once, enters only after admission from inside, or does not enter at all. */
  readonly way: 'enter' | 'knock' | 'closed';
  /** As what they come in. */
  readonly role: CallParticipant['role'];
  /** True if the person may start a call. */
  readonly mayStart: boolean;
  /** The people for whom a call may be, with their roles. */
  readonly belonging: readonly CallParticipant[];
}

/** A context that lets people into its calls. */
export interface CallEntrance {
  /** @throws Rejected where there is no such place */
  of(originId: string, comer: Comer): Promise<Entrance>;
}

/** The port by which contexts say who gets into the calls at their places: sessions, meetings. */
export class CallEntrances {
  readonly #entrances = new Map<CallKind, CallEntrance>();

  /**
   * Takes a context in, while the program is put together.
   * @throws Error where there is one of that kind already
   */
  register(kind: CallKind, entrance: CallEntrance): void {
    if (this.#entrances.has(kind)) throw new Error(`${kind} has an entrance already`);
    this.#entrances.set(kind, entrance);
  }

  /** True if a context lets people into calls of a kind. */
  has(kind: CallKind): boolean {
    return this.#entrances.has(kind);
  }

  /** @throws Error where no context lets people into calls of a kind */
  of(kind: CallKind): CallEntrance {
    const entrance = this.#entrances.get(kind);
    if (!entrance) throw new Error(`No context lets people into calls of a ${kind}`);
    return entrance;
  }
}
