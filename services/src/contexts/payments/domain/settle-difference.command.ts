import { defineCommand, memberOf, stream } from '#platform/cqrs';
import { settleDifference } from './reconciliation/run.js';
import { Reconciliation } from '../streams.js';

interface Settlement {
  readonly reconciliationId: string;
  readonly differenceId: string;
  readonly reason: string;
}

/** A person settles a difference between terminal, ledger and receipts. */
export const SettleDifference = defineCommand({
  name: 'SettleDifference',
  correlation: (data: Settlement) => data.reconciliationId,
  stream: (data: Settlement) => stream(Reconciliation, data.reconciliationId),
  decide: (state, data: Settlement, { context }) =>
    settleDifference(state, { ...data, settledBy: memberOf(context).id }),
});
