import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { eventually } from '#platform/testing/eventually.js';
import { ids } from './testing/happenings.js';
import { answered, payment, PayingDesk, receipt } from './testing/paying-desk.js';

const { transaction: transactionId, device: deviceId } = ids;
const YEAR_MS = 365 * 24 * 3_600_000;
const record = { purpose: payment.purpose, cardNumber: answered.cardNumber };
const kept = { ...record, printerReceipt: receipt.lines };
const gone = { purpose: null, cardNumber: null, printerReceipt: null };

describe('the record of a payment', () => {
  let desk: PayingDesk;

  beforeEach(async () => {
    desk = await PayingDesk.open({ PAYMENT_YEARS: '8' });
  });
  afterEach(() => desk.app.close());

  const typesOf = async () => {
    const types: string[] = [];
    for await (const { type } of desk.app.test.eventLog.readStream(`payment-${transactionId}`)) {
      types.push(type);
    }
    return types;
  };

  test('is there to the end of its last year, and then its key is destroyed', async () => {
    await desk.kim.emit('initiatePayment', payment);
    await desk.device.emit('printerReceipt', receipt);
    await desk.device.emit('paymentResult', answered);
    await desk.stands('success');
    // The year of the payment ended ten months later.
    await desk.app.sleep(8 * YEAR_MS);
    expect((await desk.shown()).body).toMatchObject(kept);
    expect(await typesOf()).not.toContain('PaymentRecordExpired');
    await desk.app.sleep(YEAR_MS);
    await eventually('it is gone', async () => (await desk.shown()).body.purpose === null);
    expect((await desk.shown()).body).toMatchObject({ ...gone, amount: 1250, status: 'success' });
    expect(await desk.app.test.core.personalData.isForgotten(transactionId)).toBe(true);
    // Read models made once more say the same, and nothing is written again.
    const types = await typesOf();
    await desk.app.sleep(1);
    expect((await desk.shown()).body).toMatchObject(gone);
    expect(await typesOf()).toEqual(types);
  });

  test('from before it had a key of its own outlives the forgetting of its payer', async () => {
    await landed();
    await desk.app.sleep(1);
    await eventually('it is taken over', async () =>
      (await typesOf()).includes('PaymentRecordKept'),
    );
    await desk.app.test.core.personalData.forget(ids.call);
    await desk.app.sleep(1);
    expect((await desk.shown()).body).toMatchObject(kept);
    expect((await typesOf()).filter((type) => type === 'PaymentRecordKept')).toHaveLength(1);
  });

  /** Writes the events of a payment as the first version of each did: under the payer's key. */
  const landed = async () => {
    const { core, clock, eventLog } = desk.app.test;
    const secret = (type: string, field: string, value: unknown) =>
      core.personalData.encrypt({ subject: ids.call, type, field }, value);
    const of = { transactionId, request: 'payment', requestId: transactionId, payerId: ids.call };
    const begun = {
      ...{ transactionId, callId: ids.call, deviceId, deviceName: 'Kiosk 1' },
      ...{ initiatorId: ids.kim, payerId: ids.call, amount: 1250, currency: 'EUR' },
    };
    const all = [
      {
        type: 'PaymentInitiated',
        data: { ...begun, purpose: await secret('PaymentInitiated', 'purpose', record.purpose) },
      },
      {
        type: 'ReceiptPrinted',
        data: {
          ...{ ...of, copy: 'customer', amount: 1250, STAN: '000123' },
          lines: await secret('ReceiptPrinted', 'lines', receipt.lines),
        },
      },
      {
        type: 'TerminalRequestAnswered',
        data: {
          ...{ ...of, outcome: 'success', via: 'answer', reason: null },
          ...{ result: answered.result, cardCircuit: 'VISA' },
          cardNumber: await secret('TerminalRequestAnswered', 'cardNumber', record.cardNumber),
        },
      },
    ];
    const at = clock.now().toISOString();
    const [causationId, correlationId] = [randomUUID(), ids.call];
    const actor = { type: 'system', id: 'test' } as const;
    const metadata = { causationId, correlationId, actor, at, schemaVersion: 1 };
    const events = all.map((one) => ({ id: randomUUID(), ...one, metadata }));
    await eventLog.append([
      { stream: `payment-${transactionId}`, expectedRevision: 'any', events },
    ]);
    await desk.stands('success');
  };
});
