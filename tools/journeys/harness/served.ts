/** The product as people reach it, by one process or several. */
export interface Served {
  readonly origin: string;
  /** The output of all servers. */
  readonly said: string;
  /** The token in the link of the one-time sign-in. */
  readonly signInToken: string;
  /** Ends it, however it stands, and removes its data. */
  discard(): Promise<void>;
}
