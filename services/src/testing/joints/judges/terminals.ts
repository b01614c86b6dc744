import type { Reconciliation, Transaction } from '@foyer/contracts/payments';
import type { ReadStore } from '@foyer/projections';
import type { TerminalDocument } from '@foyer/projections/payments';

import { READ_STORE } from '#platform/tokens';
import type { Scene } from '../scene.js';

const WAITED_MS = { payment: 3_600_000, reversal: 3_600_000, reconciliation: 12 * 3_600_000 };

/** Every payment and closing ends, and a terminal is free once no one can answer for it. */
export async function terminalsEnd({ office, kiosk }: Scene): Promise<readonly string[]> {
  if (!kiosk) return [];
  const { app, clock, eventLog } = office.app;
  const store: ReadStore = app.get(READ_STORE, { strict: false });
  const payments = await store.collection<Transaction>('transactions').find({});
  const closings = await store.collection<Reconciliation>('reconciliations').find({});
  const terminal = await store
    .collection<TerminalDocument>('paymentTerminals')
    .findOne({ _id: kiosk.id });
  const isLetIn = terminal !== null && !terminal.deactivated;
  const wrong: string[] = [];
  const waiting = [
    ...payments.filter(({ status }) => status === 'pending' || status === 'in_progress'),
    ...payments.filter(({ reverseStatus }) => /^(initiated|pending)$/.test(reverseStatus)),
    ...closings.filter(({ status }) => status === 'pending' || status === 'in_progress'),
  ];
  if (!isLetIn && waiting.length > 0) wrong.push('a device is waited for that is not let in');
  const engagement = terminal?.engagement ?? null;
  if (waiting.length > 0 && isLetIn && !engagement) wrong.push('a free terminal is waited for');
  if (engagement) {
    const since = clock.now().getTime() - Date.parse(engagement.since);
    if (!isLetIn) wrong.push('a terminal is busy whose device is not let in');
    if (since > WAITED_MS[engagement.request]) wrong.push('a terminal is busy for ever');
  }
  const told = new Set<string>();
  for await (const { type, data } of eventLog.readAll()) {
    const { outcome, transactionId } = data as { outcome?: string; transactionId?: string };
    if (type === 'TerminalRequestAnswered' && outcome === 'success') told.add(transactionId ?? '');
  }
  for (const { _id, status } of payments)
    if (told.has(_id) && status !== 'success') wrong.push(`a payment was taken and is ${status}`);
  return wrong;
}
