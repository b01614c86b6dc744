import type { CheckedAppend } from '../append/check-append.js';
import { requireDistinct } from '../append/require-distinct.js';
import { InvalidAppend } from '../port/errors.js';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Refuses what this server could not keep as it is: it takes ids as numbers and gives them back in small letters, and it
 * takes two streams of one append for the same whose names differ only in the size of letters.
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
