import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { ids, result } from './testing/happenings.js';
import { PaymentsApp, type PaymentPage } from './testing/payments-app.js';

const { transaction: transactionId, device: deviceId } = ids;
const CARD = '4111111111111111';
const order = { transactionId, deviceId, callId: ids.call, amount: 1250, currency: 'EUR' };

/** Devices stand in public places: a report of one may be invented. */
describe('what a device says', () => {
  let app: PaymentsApp;
  let kim: PaymentPage;
  let device: PaymentPage;

  beforeEach(async () => {
    app = await PaymentsApp.boot();
    kim = await app.connect('member', ids.kim);
    device = await app.connect('device', deviceId);
    const terminal = { deviceId, status: 'ready', connectionEstablished: true };
    await device.emit('paymentTerminalStatus', terminal);
  });
  afterEach(() => app.close());

  const written = async () => {
    let text = '';
    for await (const event of app.test.eventLog.readAll()) text += JSON.stringify(event);
    return text;
  };

  test('leaves no card number in the log, and is never refused for one', async () => {
    await kim.emit('initiatePayment', order);
    const answer = {
      transactionId,
      Success: 0,
      outcome: 'unknown',
      result: null,
      cardNumber: null,
    };
    const asked = { ...answer, reason: `Declined ${CARD}`, cardCircuit: CARD };
    expect(await device.emit('paymentResult', asked)).toEqual({ ok: true });
    const paid = {
      ...answer,
      Success: 1,
      outcome: 'success',
      result: { STAN: CARD, TerminalID: CARD, TimeStamp: CARD },
    };
    expect(await device.emit('paymentResult', paid)).toEqual({ ok: true });
    expect(await app.types(`payment-${transactionId}`)).toContain('TerminalRequestAnswered');
    expect(await written()).not.toContain(CARD);
  });

  test('keeps a moment in digits alone, which a reversal needs', async () => {
    await kim.emit('initiatePayment', order);
    const TimeStamp = '20261122143000';
    const answer = { transactionId, Success: 1, outcome: 'success', cardNumber: null };
    await device.emit('paymentResult', { ...answer, result: { ...result, TimeStamp } });
    expect(await written()).toContain(TimeStamp);
  });

  test('of a reversal is not about the payment', async () => {
    await kim.emit('initiatePayment', order);
    const report = { transactionId, reversalId: transactionId };
    const refused = { ok: false, code: 'TRANSACTION_NOT_FOUND' };
    const answer = { ...report, OverallResult: 'Success', outcome: 'success' };
    expect(await device.emit('paymentReversalResult', answer)).toMatchObject(refused);
    const printed = { ...report, lines: ['STORNO'] };
    expect(await device.emit('reversedPrinterReceipt', printed)).toMatchObject(refused);
  });

  test('ends a closing also where the greatest sums add up', async () => {
    const id = ids.reconciliation;
    await app.http('POST', '/admin/reconciliations', 'admin', ids.admin, { id, deviceId });
    const total = { cardCircuit: 'VISA', currency: 'EUR', kind: 'payment' };
    const totals = Array.from({ length: 100 }, () => ({ ...total, number: 1e6, amount: 1e12 }));
    const closing = { reconciliationId: id, OverallResult: 'Success', outcome: 'success', totals };
    expect(await device.emit('reconciliationResult', closing)).toEqual({ ok: true });
    expect(await app.types(`reconciliation-${id}`)).toContain('LedgerCompared');
  });

  test('nor does what staff types hold a card number', async () => {
    const refused = { ok: false, code: 'INVALID_INPUT' };
    const purpose = 'Card 4111 1111 1111 1111';
    expect(await kim.emit('initiatePayment', { ...order, purpose })).toMatchObject(refused);
  });
});
