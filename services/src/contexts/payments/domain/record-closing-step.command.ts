import { rejected } from '@foyer/contracts/decision';

import { defineCommand, stream } from '#platform/cqrs';
import { recordStep } from './reconciliation/run.js';
import { Reconciliation } from '../streams.js';

interface Step {
  readonly reconciliationId: string;
  readonly step: 'sent' | 'accepted';
}

/** The progress of a closing: handed to its device, or recorded there. */
export const RecordClosingStep = defineCommand({
  name: 'RecordClosingStep',
  correlation: (data: Step) => data.reconciliationId,
  stream: (data: Step) => stream(Reconciliation, data.reconciliationId),
  decide: (state, { reconciliationId, step }: Step, { context: { actor } }) => {
    const isOwn =
      actor.type === 'system' ||
      (actor.type === 'device' && state.status !== 'none' && state.deviceId === actor.id);
    return isOwn ? recordStep(state, reconciliationId, step) : rejected('RECONCILIATION_NOT_FOUND');
  },
});
