import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { eventually } from '#platform/testing/eventually.js';
import { ids, result } from './testing/happenings.js';
import { payment, answered, unknown, receipt, PayingDesk } from './testing/paying-desk.js';
import { NOT_DELIVERED_MS, SILENCE_MS } from './reactions/see-to-payments-that-stand-still.js';
import { REDELIVERY_MS } from './reactions/hand-requests-to-their-device.js';

const { transaction: transactionId, device: deviceId } = ids;

describe('a payment', () => {
  let desk: PayingDesk;

  beforeEach(async () => {
    desk = await PayingDesk.open();
  });
  afterEach(() => desk.app.close());

  test('goes from the agent to the terminal and back', async () => {
    expect(await desk.kim.emit('initiatePayment', payment)).toEqual({ ok: true });
    expect(await desk.device.hears('initiatePayment')).toEqual({
      transactionId,
      deviceId,
      callId: ids.call,
      amount: 1250,
      currency: 'EUR',
    });
    await desk.kim.hears('transactionCreated');
    expect(await desk.accepts(transactionId)).toEqual({ ok: true });
    const lines = ['Bitte Karte einstecken'];
    const display = { transactionId, request: 'payment', requestId: transactionId, lines };
    expect(await desk.device.emit('cashierDisplay', display)).toEqual({ ok: true });
    expect(await desk.kim.hears('cashierDisplay')).toMatchObject({ lines });
    await desk.device.emit('printerReceipt', receipt);
    await desk.device.emit('paymentResult', answered);
    await desk.device.emit('paymentResult', answered);
    expect(await desk.kim.hears('paymentResult')).toMatchObject({ Success: 1, outcome: 'success' });
    await desk.kim.hears('transactionUpdated', ({ status }) => status === 'success');
    expect(await desk.shown(ids.kim, 'member')).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        amount: 1250,
        deviceName: 'Kiosk 1',
        purpose: 'Fee',
        paymentResult: result,
        cardNumber: '************1111',
        printerReceipt: receipt.lines,
      },
    });
    expect(await desk.app.types(`payment-${transactionId}`)).toEqual([
      'PaymentInitiated',
      'TerminalRequestSent',
      'TerminalRequestAccepted',
      'TerminalRequestShown',
      'ReceiptPrinted',
      'TerminalRequestAnswered',
    ]);
    for await (const { metadata } of desk.app.test.eventLog.readStream(
      `payment-${transactionId}`,
    )) {
      expect(metadata.correlationId).toBe(ids.call);
    }
    expect((await desk.shown(ids.lee, 'member')).status).toBe(404);
  });

  test('is taken at the terminal of the call, or of a portal that the agent serves, and at no other', async () => {
    const callId = ids.reversal;
    await desk.app.startCall(callId, ids.lee);
    const lee = await desk.app.connect('member', ids.lee);
    const chargeable = async () => {
      const answer = await desk.app.http(
        'GET',
        `/transaction/terminals?callId=${callId}`,
        'member',
        ids.lee,
      );
      return ((await answer.json()) as { docs: object[] }).docs.length;
    };
    expect(await chargeable()).toBe(0);
    const order = { ...payment, callId };
    expect(await lee.emit('initiatePayment', order)).toMatchObject({ code: 'TERMINAL_ELSEWHERE' });
    expect(await desk.app.types(`payment-${transactionId}`)).toEqual([]);
    await desk.app.serve(ids.reconciliation, ids.lee);
    expect(await chargeable()).toBe(1);
    expect(await lee.emit('initiatePayment', order)).toEqual({ ok: true });
  });

  test('is taken at the kiosk of the visitor also in a further call of the visit', async () => {
    const callId = ids.reversal;
    await desk.app.startCall(callId, ids.lee, ids.call);
    const lee = await desk.app.connect('member', ids.lee);
    const path = `/transaction/terminals?callId=${callId}`;
    const answer = await desk.app.http('GET', path, 'member', ids.lee);
    expect(await answer.json()).toMatchObject({ docs: [{ deviceId: ids.device }] });
    expect(await lee.emit('initiatePayment', { ...payment, callId })).toEqual({ ok: true });
  });

  test('is refused while payments are off, and a payment that was begun before continues', async () => {
    const switched = (paymentTerminalModuleActive: boolean) =>
      desk.app.http('POST', '/appSetting', 'admin', ids.lee, {
        modules: { paymentTerminalModuleActive },
      });
    await desk.kim.emit('initiatePayment', payment);
    expect((await switched(false)).status).toBe(200);
    expect(await desk.kim.emit('initiatePayment', payment)).toEqual({ ok: true });
    const other = { ...payment, transactionId: ids.reversal };
    expect(await desk.kim.emit('initiatePayment', other)).toMatchObject({ code: 'PAYMENTS_OFF' });
    expect(await desk.app.types(`payment-${ids.reversal}`)).toEqual([]);
    expect(await desk.accepts(transactionId)).toEqual({ ok: true });
    await desk.device.emit('paymentResult', answered);
    await desk.kim.hears('transactionUpdated', ({ status }) => status === 'success');
    expect((await desk.shown(ids.kim, 'member')).status).toBe(200);
    expect((await switched(true)).status).toBe(200);
    expect(await desk.kim.emit('initiatePayment', other)).toEqual({ ok: true });
  });

  test('is begun once under its key, by a person in the call, on a terminal that is free', async () => {
    await desk.kim.emit('initiatePayment', payment);
    expect(await desk.kim.emit('initiatePayment', payment)).toEqual({ ok: true });
    const other = { ...payment, transactionId: ids.reversal };
    const codes = [
      [desk.kim, { ...payment, amount: 1251 }, 'PAYMENT_KEY_REUSED'],
      [desk.kim, other, 'TERMINAL_BUSY'],
      [desk.kim, { ...other, callId: ids.lee }, 'CALL_NOT_FOUND'],
      [desk.kim, { ...other, deviceId: ids.lee }, 'TERMINAL_NOT_FOUND'],
      [desk.kim, { ...other, amount: 0 }, 'INVALID_INPUT'],
      [desk.kim, { ...other, amount: -5 }, 'INVALID_INPUT'],
      [desk.kim, { ...other, amount: 100_000_000 }, 'INVALID_INPUT'],
      [desk.kim, { ...other, amount: 1.5 }, 'INVALID_INPUT'],
      [desk.kim, { ...other, currency: 'CHF' }, 'INVALID_INPUT'],
      [await desk.app.connect('member', ids.lee), other, 'NOT_IN_CALL'],
      [desk.device, other, 'FORBIDDEN'],
    ] as const;
    for (const [page, asked, code] of codes) {
      expect(await page.emit('initiatePayment', asked)).toMatchObject({ ok: false, code });
    }
  });

  test('is handed over again until the device took it, and after it was away', async () => {
    await desk.kim.emit('initiatePayment', payment);
    await desk.device.hears('initiatePayment');
    desk.app.test.clock.advance(REDELIVERY_MS);
    await eventually('it comes again', () => desk.device.count('initiatePayment') >= 2);
    desk.device.socket.disconnect();
    const other = { ...payment, transactionId: ids.reversal };
    await eventually(
      'its terminal is offline',
      async () => (await desk.app.types(`terminal-${deviceId}`)).at(-1) === 'TerminalStatusChanged',
    );
    expect(await desk.kim.emit('initiatePayment', other)).toMatchObject({ code: 'TERMINAL_BUSY' });
    desk.device = await desk.app.connect('device', deviceId);
    await desk.device.hears('initiatePayment');
    await desk.accepts(transactionId);
    await desk.stands('in_progress');
  });

  test('gives up a payment that no device takes, and never begins it afterwards', async () => {
    await desk.kim.emit('initiatePayment', payment);
    await desk.device.hears('initiatePayment');
    desk.app.test.clock.advance(NOT_DELIVERED_MS);
    expect(await desk.device.hears('abortPayment')).toEqual({ transactionId, deviceId });
    const canceled = { ...unknown, outcome: 'canceled', reason: 'withdrawn' };
    await desk.device.emit('paymentResult', canceled);
    await desk.stands('canceled');
    expect((await desk.shown()).body.abortRequested).toBe(true);
  });

  test('without an answer is inquired, stays unknown, and is settled by a person', async () => {
    await desk.kim.emit('initiatePayment', payment);
    await desk.accepts(transactionId);
    await desk.device.emit('paymentResult', unknown);
    await desk.stands('unknown');
    const second = { ...payment, transactionId: ids.reversal };
    expect(await desk.kim.emit('initiatePayment', second)).toMatchObject({ code: 'TERMINAL_BUSY' });
    desk.app.test.clock.advance(SILENCE_MS);
    await desk.device.hears('inquireTerminalRequest');
    await desk.device.emit('paymentResult', { ...unknown, via: 'inquiry' });
    const settle = (outcome: string) =>
      desk.app.http('POST', `/admin/transactions/${transactionId}/settle`, 'admin', ids.admin, {
        request: 'payment',
        outcome,
        reason: 'The bank knows it',
      });
    expect(await (await settle('success')).json()).toMatchObject({
      status: 'success',
      settlement: { by: 'person', personId: ids.admin, reason: 'The bank knows it' },
    });
    expect((await settle('failed')).status).toBe(409);
    expect(await desk.kim.emit('initiatePayment', second)).toEqual({ ok: true });
  });

  test('a device speaks of its own payments alone, and shows no card number', async () => {
    await desk.kim.emit('initiatePayment', payment);
    const stranger = await desk.app.connect('device', ids.lee);
    const nowhere = { ok: false, code: 'TRANSACTION_NOT_FOUND' };
    expect(await stranger.emit('paymentResult', answered)).toMatchObject(nowhere);
    expect(await stranger.emit('printerReceipt', receipt)).toMatchObject(nowhere);
    const status = { deviceId, status: 'ready', connectionEstablished: true };
    expect(await stranger.emit('paymentTerminalStatus', status)).toMatchObject({
      code: 'FORBIDDEN',
    });
    const bad = { code: 'INVALID_INPUT' };
    const open = { ...receipt, lines: ['KARTE 4111 1111 1111 1111'] };
    // A receipt is evidence: its lines are kept, the number in them is not.
    expect(await desk.device.emit('printerReceipt', open)).toMatchObject({ ok: true });
    expect(JSON.stringify((await desk.shown()).body)).not.toContain('1111 1111 1111');
    const unmasked = { ...answered, cardNumber: '4111111111111111' };
    expect(await desk.device.emit('paymentResult', unmasked)).toMatchObject(bad);
    expect(await desk.device.emit('paymentResult', { ...answered, Success: 0 })).toMatchObject(bad);
    expect(await desk.kim.emit('paymentResult', answered)).toMatchObject({ code: 'FORBIDDEN' });
    expect((await desk.shown()).body.status).toBe('pending');
  });

  test('is reversed once', async () => {
    await desk.pay();
    const reversal = { transactionId, reversalId: ids.reversal, deviceId };
    const lee = await desk.app.connect('member', ids.lee);
    expect(await lee.emit('initiateRevertPayment', reversal)).toMatchObject({
      code: 'TRANSACTION_NOT_FOUND',
    });
    expect(await desk.kim.emit('initiateRevertPayment', reversal)).toEqual({ ok: true });
    const other = { ...reversal, reversalId: ids.secondReversal };
    expect(await desk.kim.emit('initiateRevertPayment', other)).toMatchObject({
      code: 'REVERSAL_UNDER_WAY',
    });
    expect(await desk.device.hears('initiateRevertPayment')).toMatchObject({ ...reversal, result });
    await desk.accepts(ids.reversal, 'reversal');
    await desk.device.emit('paymentReversalResult', {
      transactionId,
      reversalId: ids.reversal,
      OverallResult: 'Success',
      outcome: 'success',
    });
    await desk.kim.hears('paymentReversalResult');
    await eventually(
      'it is reversed',
      async () => (await desk.shown()).body.reverseStatus === 'success',
    );
    expect(await desk.kim.emit('initiateRevertPayment', other)).toMatchObject({
      code: 'PAYMENT_ALREADY_REVERSED',
    });
  });

  test('is found by auditors by its device, among those that have a terminal', async () => {
    await desk.pay();
    const read = async (path: string) => {
      const response = await desk.app.http('GET', path, 'auditor', ids.lee);
      expect(response.status).toBe(200);
      return (await response.json()) as unknown;
    };
    expect(await read('/transaction/terminals')).toMatchObject({
      docs: [{ deviceId, deviceName: 'Kiosk 1' }],
      timeZones: [expect.stringMatching(/^\w+\/\w+$/)],
    });
    const by = (id: string) =>
      read(`/admin/transactions?filter=${encodeURIComponent(JSON.stringify({ deviceId: id }))}`);
    expect(await by(deviceId)).toMatchObject([{ id: transactionId, deviceId }]);
    expect(await by(ids.lee)).toEqual([]);
  });
});
