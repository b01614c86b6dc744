import { reasonOf } from './reason-of.js';

/**
 * A place on the disk where a store cannot be kept: which setting, what is wrong, and what to do.
 */
export function unusablePlace(setting: string, path: string, error: unknown): StartFailure {
  return new StartFailure(
    `${setting}: ${shown(path)} cannot be used (${reasonOf(error)}); name a place that this user may write to`,
    error,
  );
}

/** The address of a server that was mistyped may be taken for a path, with its password in it. */
const shown = (path: string): string => path.replace(/^.*@/s, '…@');

/** The program cannot start, and its operator can mend that; the message is the one line to say. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
