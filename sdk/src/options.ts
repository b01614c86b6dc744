/** A token, or a way to a fresh one, which is asked before every call. */
export type Token = string | (() => string | Promise<string>);

/** The server that a program speaks to, and the name in which it does. */
export interface FoyerOptions {
  /** The origin of the server, such as `https://foyer.example.org`. */
  readonly origin: string;
  /**
   * An API key, or the token of a person, a visitor or a device. API keys open no realtime
   * channels.
   */
  readonly token?: Token;
  /** The language of sentences in errors; English by default. */
  readonly language?: 'en' | 'de';
  /** The way to make requests; the runtime's own by default. */
  readonly fetch?: typeof fetch;
}

/** The token of a program now; null where it has none. */
export async function tokenOf({ token }: FoyerOptions): Promise<string | null> {
  return typeof token === 'function' ? token() : (token ?? null);
}
