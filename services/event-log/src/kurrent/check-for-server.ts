import type { CheckedAppend } from '../append/check-append.js';
import { requireDistinct } from '../append/require-distinct.js';
import { InvalidAppend } from '../port/errors.js';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Refuses appends that this server could not store unchanged. It reads ids as numbers and returns
 * them in small letters. It treats two streams of one append as the same if their names differ only
 * in letter case.
 * @throws InvalidAppend
 */
export function checkForServer(appends: readonly CheckedAppend[]): void {
  requireDistinct(
    'stream',
    appends.map(({ stream }) => stream.toLowerCase()),
  );
  for (const { events } of appends) {
    for (const { id } of events) {
      if (!UUID.test(id)) throw new InvalidAppend(`event id ${id} is no UUID in small letters`);
    }
  }
}
