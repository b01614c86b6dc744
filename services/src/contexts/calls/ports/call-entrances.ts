import type { CallKind, CallParticipant } from '@foyer/contracts/calls';

/** Somebody who comes to where a call goes on, or may go on. */
export type Comer = Pick<CallParticipant, 'joinerId' | 'joinerType'>;

/** What somebody finds who comes. */
export interface Entrance {
  /** What the place is called; null where people name it by each other. */
  readonly name: string | null;
  /** The call that goes on there; null while none does. */
  readonly callId: string | null;
  /** In at once, only once somebody inside lets them in, or not at all. */
  readonly way: 'enter' | 'knock' | 'closed';
  /** As what they come in. */
  readonly role: CallParticipant['role'];
  /** Whether a call may begin by them. */
  readonly mayStart: boolean;
  /** Who belongs there, and as what: those whom a call may be for. */
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

  /** Whether a context lets people into calls of a kind. */
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
