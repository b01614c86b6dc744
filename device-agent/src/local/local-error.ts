import { localErrors, type LocalErrorAnswer } from '@foyer/contracts/local';

/** A message over a local socket that is not done. */
export class LocalError extends Error {
  override readonly name = 'LocalError';

  constructor(
    readonly code: LocalErrorAnswer | (string & {}),
    message = code in localErrors ? localErrors[code as LocalErrorAnswer] : code,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
