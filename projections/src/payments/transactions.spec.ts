import { test } from '@jest/globals';
import { describeProjection, type GivenEvent } from '../testing/index.js';
import type { TransactionEvent } from './transactions.evolve.js';
import { transactions } from './transactions.js';

const id = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`;
const [transactionId, callId, deviceId, agentId, reversalId, closing] = [1, 2, 3, 4, 5, 6].map(
  id,
) as [string, string, string, string, string, string];
const at = '2026-03-02T09:00:00.000Z';
const of = { transactionId, request: 'payment', requestId: transactionId } as const;
const back = { transactionId, request: 'reversal', requestId: reversalId } as const;
const result = { STAN: '7', TerminalID: '1', TimeStamp: '' };
const nothing = { reason: null, result: null, cardNumber: null, cardCircuit: null };

const opened: TransactionEvent = {
  type: 'VisitOpened',
  data: { visitId: callId, portalId: id(9), visitorName: 'Vera', language: 'de' },
};
const begun: GivenEvent<TransactionEvent> = {
  type: 'PaymentInitiated',
  data: {
    transactionId,
    callId,
    deviceId,
    deviceName: 'Kiosk',
    initiatorId: agentId,
    payerId: callId,
    amount: 1250,
    currency: 'EUR',
    purpose: 'Fee',
  },
  at,
};
const answered = (outcome: 'success' | 'failed'): GivenEvent<TransactionEvent> => ({
  type: 'TerminalRequestAnswered',
  data: {
    ...of,
    payerId: callId,
    via: 'answer',
    ...nothing,
    outcome,
    result,
    cardNumber: '************1111',
  },
  at,
});
const printed: GivenEvent<TransactionEvent> = {
  type: 'ReceiptPrinted',
  data: { ...of, payerId: callId, copy: 'customer', lines: ['EUR 12,50'], amount: 1250, STAN: '7' },
  at,
};
const reversing: GivenEvent<TransactionEvent> = {
  type: 'ReversalInitiated',
  data: { transactionId, reversalId, initiatorId: agentId },
  at,
};
const closed: GivenEvent<TransactionEvent> = {
  type: 'LedgerCompared',
  data: {
    reconciliationId: closing,
    balanced: true,
    transactionIds: [transactionId],
    terminalTotals: [],
    ledgerTotals: [],
    receiptTotals: [],
  },
  at,
};

describeProjection<TransactionEvent>(transactions, (given) => {
  const shows = (fields: object, ...events: readonly GivenEvent<TransactionEvent>[]) =>
    given(opened, begun, ...events).thenDocument('transactions', transactionId, fields);

  test('a payment is shown from its beginning to its end', async () => {
    await shows({ status: 'pending', reverseStatus: 'notInitiated', payer: 'Vera' });
    const accepted = { type: 'TerminalRequestAccepted', data: of } as const;
    await shows({ status: 'in_progress' }, accepted);
    await shows(
      { status: 'unknown' },
      { type: 'TerminalOutcomeUnknown', data: { ...of, reason: 'x' } },
    );
    const paid = { status: 'success', paymentResult: result, printerReceipt: ['EUR 12,50'] };
    await shows(paid, accepted, printed, answered('success'));
    await shows({ status: 'success' }, answered('failed'), answered('success'));
  });

  test('never gives a payer the receipt of the merchant, no matter which is printed first', async () => {
    const merchants = { ...printed, data: { ...printed.data, copy: 'merchant', lines: ['x'] } };
    const copy = merchants as GivenEvent<TransactionEvent>;
    await shows({ printerReceipt: null }, copy, answered('success'));
    await shows({ printerReceipt: ['EUR 12,50'] }, copy, printed, answered('success'));
    await shows({ printerReceipt: ['EUR 12,50'] }, printed, copy, answered('success'));
  });

  test('an earlier reversal that was carried out after all counts; its failure does not', async () => {
    const reversed = (outcome: 'success' | 'failed'): GivenEvent<TransactionEvent> => ({
      type: 'TerminalRequestAnswered',
      data: { ...back, payerId: callId, via: 'answer', ...nothing, outcome },
      at,
    });
    const again = {
      ...reversing,
      data: { ...reversing.data, reversalId: id(8) },
    } as typeof reversing;
    await shows({ reverseStatus: 'success' }, answered('success'), reversing, reversed('success'));
    await shows(
      { reverseStatus: 'initiated' },
      reversing,
      reversed('failed'),
      again,
      reversed('failed'),
    );
    await shows(
      { reverseStatus: 'success' },
      reversing,
      reversed('failed'),
      again,
      reversed('success'),
    );
  });

  test('a closing counts the payment, and a later one its reversal', async () => {
    await shows({ reconciliationId: closing, reversalReconciliationId: null }, closed);
    const later = { ...closed, data: { ...closed.data, reconciliationId: id(7) } } as typeof closed;
    await shows(
      { reconciliationId: closing, reversalReconciliationId: id(7) },
      closed,
      reversing,
      later,
    );
  });

  test('leaves the payment of a forgotten person as the law keeps it, without the name', async () => {
    const forgotten: TransactionEvent = {
      type: 'PersonForgotten',
      data: { personId: callId, kind: 'visitor' },
    };
    const kept = {
      ...{ purpose: 'Fee', cardNumber: '************1111', printerReceipt: ['EUR 12,50'] },
      ...{ amount: 1250, status: 'success' },
    };
    const told = [printed, answered('success'), forgotten] as const;
    const transaction = (schemaVersion: number) =>
      given(opened, { ...begun, schemaVersion }, ...told);
    const gone = { purpose: null, cardNumber: null, printerReceipt: null };
    const at1 = { ...kept, ...gone, payer: null };
    await transaction(2).thenDocument('transactions', transactionId, { ...kept, payer: null });
    await transaction(1).thenDocument('transactions', transactionId, at1);
  });
});
