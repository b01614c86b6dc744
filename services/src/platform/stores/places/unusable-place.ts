import { reasonOf } from './reason-of.js';
import { StartFailure } from './start-failure.js';

/** A place on the disk where a store cannot be kept: which setting, what is wrong, and what to do. */
export function unusablePlace(setting: string, path: string, error: unknown): StartFailure {
  return new StartFailure(
    `${setting}: ${path} cannot be used (${reasonOf(error)}); name a place that this user may write to`,
    error,
  );
}
