/** Further facts about a failure. */
export interface ApiErrorOptions extends ErrorOptions {
  /** When to come again, in seconds, where the server has said so. */
  readonly retryAfterS?: number | undefined;
}

/** A call or message that was refused or never arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /**
   * A code of the catalogue of rejections, or NETWORK, TIMEOUT or NOT_UNDERSTOOD, with which no
   * server answered.
   */
  readonly code: string;
  /** A sentence for people in their language; empty where no server was reached. */
  readonly msg: string;
  /** The HTTP status, 0 where there was none. */
  readonly status: number;
  /** The errors by field, with the path of each field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The time to come again, in seconds; undefined if the server named none. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: string,
    msg: string,
    status = 0,
    fields: Readonly<Record<string, string>> = {},
    options?: ApiErrorOptions,
  ) {
    super(msg === '' ? code : msg, options);
    this.code = code;
    this.msg = msg;
    this.status = status;
    this.fields = fields;
    this.retryAfterS = options?.retryAfterS;
  }
}
