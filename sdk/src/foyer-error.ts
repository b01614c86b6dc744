import { ApiError } from '@foyer/contracts/client';

/** A call or message that was refused, or never arrived. */
export interface FoyerError extends Error {
  /** A code of the API reference; `NETWORK` or `TIMEOUT` where no server answered. */
  readonly code: string;
  /** A sentence for people, in the language that was asked for. */
  readonly msg: string;
  /** The HTTP status; 0 for messages, and where no server answered. */
  readonly status: number;
  /** The errors by field, with the path of each field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The time to come again, in seconds, where the server named one. */
  readonly retryAfterS: number | undefined;
}

/** True for failures of this package's calls and messages. */
export function isFoyerError(error: unknown): error is FoyerError {
  return error instanceof ApiError;
}
