/** The codes of Node and gRPC for faults of a connection. */
const OF_CONNECTION = /\bE(?:CONN\w+|HOST\w+|NET\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN)\b/;

/**
 * An error of the client without what it holds: a server may repeat what it refuses. Neither its
 * message nor anything else of the original can be printed but its name, its code, and the word for
 * what the connection died of.
 */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  readonly code: number | string | undefined;
  readonly #original: unknown;

  constructor(error: unknown) {
    super(reasonOf(error));
    this.code = codeOf(error);
    this.#original = error;
  }

  /**
   * The client's original error, to tell kinds of errors apart; any other value is returned as it
   * is.
   */
  static originalOf(error: unknown): unknown {
    return error instanceof ClientError ? error.#original : error;
  }
}

function reasonOf(error: unknown): string {
  const { name, message } = (error ?? {}) as {
    readonly name?: unknown;
    readonly message?: unknown;
  };
  const died = OF_CONNECTION.exec(String(message))?.[0];
  const kind = kindOf(error) ?? (typeof name === 'string' ? name : 'an unknown error');
  return [kind, died, codeOf(error)].filter((part) => part !== undefined).join(', ');
}

/**
 * Returns the kind of a client's error: its classes keep the generic name and give the kind in
 * `type`.
 */
function kindOf(error: unknown): string | undefined {
  const { type } = (error ?? {}) as { readonly type?: unknown };
  return typeof type === 'string' && /^[\w-]{1,60}$/.test(type) ? type : undefined;
}

function codeOf(error: unknown): number | undefined {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'number' ? code : undefined;
}
