/**
 * One thing that a client did to an object, from when it asked until it was answered. Times are
 * only compared, and no two of them are the same.
 */
export interface Operation<Did> {
  readonly did: Did;
  readonly asked: number;
  /**
   * When the answer was there. Of an operation without one the last moment at which it may have
   * taken effect, such as when the server was gone.
   */
  readonly over: number;
  /**
   * True if it was answered; an unanswered operation took effect at some moment up to `over`, or
   * never.
   */
  readonly answered: boolean;
  /**
   * The operation, by its place in the history, that came before this one though both took as long.
   */
  readonly follows?: number;
}

/** The behaviour of an object when requests come one after the other. */
export interface Specification<State, Did> {
  readonly initial: State;
  /**
   * The state after an operation with the outcome that it had; undefined where it cannot have had
   * that outcome.
   */
  readonly step: (state: State, did: Did) => State | undefined;
  /** True if an operation never changes anything, and at most reports the present state. */
  readonly onlyLooks: (did: Did) => boolean;
  /** The same text for states that do not differ. */
  readonly keyOf: (state: State) => string;
}

/** The result of a search for an order. */
export type Verdict<State, Did> =
  | { readonly type: 'linearizable' }
  /**
   * The longest order that was found, where it ends, and what could have come next and does not
   * fit.
   */
  | {
      readonly type: 'not-linearizable';
      readonly order: readonly Did[];
      readonly state: State;
      readonly next: readonly Did[];
    }
  | { readonly type: 'undecided' };
