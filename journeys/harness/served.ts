/** The product as people reach it, by one process or several. */
export interface Served {
  readonly origin: string;
  /** Everything that was said by anyone who serves. */
  readonly said: string;
  /** The token in the link of the one-time sign-in. */
  readonly signInToken: string;
  /** Ends it, however it stands, and removes its data. */
  discard(): Promise<void>;
}
