import { DayClosingDue } from '@foyer/contracts/payments';

import { defineJob, Rejected } from '#platform/cqrs';
import { StartReconciliation } from '../commands.js';
import { MADE_UP_FOR_MS } from '../domain/closing-time.js';

/** A terminal that is busy or away is tried again after so long, in milliseconds. */
export const CLOSING_RETRY_MS = 60_000;

/** The errors that pass: a payment ends, and a device comes back. */
const PASSING: ReadonlySet<string> = new Set(['TERMINAL_BUSY', 'TERMINAL_OFFLINE']);

/** A terminal that cannot close its day just now. */
class TerminalNotReady extends Error {
  constructor(readonly code: string) {
    super(`The terminal cannot close its day: ${code}`);
  }
}

/**
 * Closes the day of a terminal that is due, as soon as the terminal can; a day is closed once under
 * its id.
 */
export const CloseTheDay = defineJob({
  name: 'close-the-day',
  on: [DayClosingDue],
  deadlineMs: MADE_UP_FOR_MS,
  // A day that is closed after a later one would be empty, under a wrong name.
  inLine: ({ data }) => data.deviceId,
  retries: { firstMs: CLOSING_RETRY_MS, maxMs: CLOSING_RETRY_MS },
  run: async ({ data: { reconciliationId, deviceId, day } }, { execute }) => {
    await execute(StartReconciliation, { reconciliationId, deviceId, day }).catch(
      (error: unknown) => {
        if (error instanceof Rejected && PASSING.has(error.code)) {
          throw new TerminalNotReady(error.code);
        }
        throw error;
      },
    );
  },
});
