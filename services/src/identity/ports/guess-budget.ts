/** A guess that was paid for. */
export interface Guess {
  /** Says that it was right: it costs nothing after all, and its address is trusted with a budget of its own. */
  wasRight(): Promise<void>;
}

/** Counts guesses at a secret before it is looked at, so that guesses at the same time cannot share one look. */
export interface GuessBudget {
  /**
   * Pays for one guess at a target from an address.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds, when the budget is used up.
   */
  spend(target: string, address: string): Promise<Guess>;
}

/** What may be guessed at passwords. */
export abstract class SignInBudget implements GuessBudget {
  abstract spend(target: string, address: string): Promise<Guess>;
}

/** What may be guessed at PINs of portals. */
export abstract class PinBudget implements GuessBudget {
  abstract spend(target: string, address: string): Promise<Guess>;
}

/** How often mails may be asked for by those who are not signed in. */
export abstract class MailBudget implements GuessBudget {
  abstract spend(target: string, address: string): Promise<Guess>;
}
