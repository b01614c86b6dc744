/** Where a Janus is, and the secrets with which it lets the server in. */
export interface JanusEndpoint {
  /** `ws://` or `wss://`. */
  readonly url: string;
  readonly apiSecret?: string;
  /** Without it no one can make rooms, where Janus is configured so. */
  readonly adminKey?: string;
}
