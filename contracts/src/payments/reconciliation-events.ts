import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { CircuitTotal, foundDifference, NetTotal } from './reconciliation.js';
import { DeviceLoss, TerminalReason } from './terminal-request.js';

const about = <T extends z.ZodRawShape>(shape: T) => z.object({ reconciliationId: Id, ...shape });

/**
 * Stream `reconciliation-<id>`: the closing of a terminal's day and the comparison that follows.
 */
export const DayClosingDue = defineEvent(
  'DayClosingDue',
  1,
  about({
    deviceId: Id,
    /** In the terminal's time zone. */
    day: z.iso.date(),
    dueAt: z.iso.datetime(),
  }),
);
export const ReconciliationStarted = defineEvent(
  'ReconciliationStarted',
  1,
  about({
    deviceId: Id,
    deviceName: z.string(),
    trigger: z.enum(['person', 'schedule']),
    startedBy: Id.nullable(),
    /** The day that was due, in the terminal's time zone; null where a person began it. */
    day: z.iso.date().nullable(),
  }),
);
export const ReconciliationSent = defineEvent('ReconciliationSent', 1, about({}));
export const ReconciliationAccepted = defineEvent('ReconciliationAccepted', 1, about({}));
export const TerminalTotalsReceived = defineEvent(
  'TerminalTotalsReceived',
  1,
  about({ totals: z.array(CircuitTotal) }),
);
/** The terminal did not close its day; its totals continue. */
export const ReconciliationFailed = defineEvent(
  'ReconciliationFailed',
  1,
  about({ reason: TerminalReason.nullable() }),
);
/**
 * Its device is no longer let in, or has been away for long: it is not known if the terminal closed
 * its day. Totals that come later are compared, and looked at by a person.
 */
export const ReconciliationInterrupted = defineEvent(
  'ReconciliationInterrupted',
  1,
  about({ reason: DeviceLoss }),
);
/** Terminal, ledger and receipts were compared; differences follow, each as an event. */
export const LedgerCompared = defineEvent(
  'LedgerCompared',
  1,
  about({
    balanced: z.boolean(),
    transactionIds: z.array(Id),
    terminalTotals: z.array(NetTotal),
    ledgerTotals: z.array(NetTotal),
    receiptTotals: z.array(NetTotal),
  }),
);
export const DifferenceFound = defineEvent('DifferenceFound', 1, about(foundDifference));
export const DifferenceSettled = defineEvent(
  'DifferenceSettled',
  1,
  about({ differenceId: Id, reason: z.string(), settledBy: Id }),
);

export const reconciliationEvents = [
  DayClosingDue,
  ReconciliationStarted,
  ReconciliationSent,
  ReconciliationAccepted,
  TerminalTotalsReceived,
  ReconciliationFailed,
  ReconciliationInterrupted,
  LedgerCompared,
  DifferenceFound,
  DifferenceSettled,
] as const;
export type ReconciliationEvent = EventOf<(typeof reconciliationEvents)[number]>;
