import { DeviceDeactivated, DeviceDeleted, DeviceSignedOut } from '@foyer/contracts/devices';
import { TerminalEngaged, type DeviceLoss, type Reconciliation } from '@foyer/contracts/payments';
import { trusted, type ReadStore } from '@foyer/projections';
import type { TransactionDocument } from '@foyer/projections/payments';

import { defineReaction, need, stream, type ReactionRun } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { InterruptReconciliation, RecordAnswer } from '../commands.js';
import { lossOf, patienceWith } from '../domain/device-loss.js';
import type { Engagement } from '../domain/terminal.js';
import { DeviceAccess, Terminal } from '../streams.js';

const needs = { store: need<ReadStore>(READ_STORE) };

/**
 * A terminal whose device is no longer let in, or does not answer for too long, is set free: its
 * closing is interrupted, and the outcome of its payment unknown. A later answer counts.
 */
export const GiveUpWhatALostDeviceWasAt = defineReaction({
  name: 'give-up-what-a-lost-device-was-at',
  needs,
  on: [TerminalEngaged, DeviceDeactivated, DeviceDeleted, DeviceSignedOut],
  key: ({ data }) => data.deviceId,
  begin: async ({ needs: { store } }) => {
    const payments = store.collection<TransactionDocument>('transactions');
    const closings = store.collection<Reconciliation>('reconciliations');
    // Not by their terminals: that of a deleted device is gone.
    const found = [
      ...(await payments.find({ status: trusted({ $in: ['pending', 'in_progress', 'unknown'] }) })),
      ...(await payments.find({
        reverseStatus: trusted({ $in: ['initiated', 'pending', 'unknown'] }),
      })),
      ...(await closings.find({ status: trusted({ $in: ['pending', 'in_progress'] }) })),
    ];
    return [...new Set(found.map(({ deviceId }) => deviceId))];
  },
  run: async (deviceId, tools) => {
    const { stateOf, now, again } = tools;
    const { engagement } = await stateOf(stream(Terminal, deviceId));
    if (!engagement) return;
    const overdueAt = Date.parse(engagement.since) + patienceWith(engagement);
    const isOverdue = overdueAt <= now.getTime();
    const loss = lossOf(await stateOf(stream(DeviceAccess, deviceId)), isOverdue);
    if (loss !== undefined) await giveUp({ deviceId, ...engagement }, loss, tools);
    else again(new Date(overdueAt));
  },
});

async function giveUp(
  { deviceId, requestId, transactionId }: Engagement & { readonly deviceId: string },
  reason: DeviceLoss,
  { execute }: Pick<ReactionRun<typeof needs>, 'execute'>,
): Promise<void> {
  if (transactionId === null) {
    const interruption = { reconciliationId: requestId, deviceId, reason };
    await execute(InterruptReconciliation, interruption);
    return;
  }
  const noResult = { result: null, cardNumber: null, cardCircuit: null };
  const answer = { outcome: 'unknown', via: 'inquiry', reason, ...noResult } as const;
  await execute(RecordAnswer, { transactionId, requestId, ...answer });
}
