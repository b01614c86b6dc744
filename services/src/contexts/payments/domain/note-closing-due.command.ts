import { defineCommand, stream } from '#platform/cqrs';
import { closingIsDue } from './reconciliation/due.js';
import { Reconciliation } from '../streams.js';

interface Due {
  readonly reconciliationId: string;
  readonly deviceId: string;
  /** YYYY-MM-DD in the terminal's time zone. */
  readonly day: string;
  /** ISO 8601. */
  readonly dueAt: string;
}

/** The time to close a terminal's day has come. */
export const NoteClosingDue = defineCommand({
  name: 'NoteClosingDue',
  correlation: ({ reconciliationId }: Due) => reconciliationId,
  stream: ({ reconciliationId }) => stream(Reconciliation, reconciliationId),
  decide: closingIsDue,
});
