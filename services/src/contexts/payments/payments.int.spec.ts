import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { fullPath } from '@foyer/contracts/schema';

import { ids, result } from './testing/happenings.js';
import { PaymentsApp, type PaymentPage } from './testing/payments-app.js';
import { eventually } from '../../platform/testing/eventually.js';
import { NOT_DELIVERED_MS, SILENCE_MS } from './reactions/see-to-payments-that-stand-still.js';
import { REDELIVERY_MS } from './reactions/hand-requests-to-their-device.js';

const run = promisify(execFile);
const { transaction: transactionId, device: deviceId } = ids;
const payment = {
  transactionId,
  deviceId,
  callId: ids.call,
  amount: 1250,
  currency: 'EUR',
  purpose: 'Fee',
};
const answered = {
  transactionId,
  Success: 1,
  outcome: 'success',
  result,
  cardNumber: '************1111',
  cardCircuit: 'VISA',
};
const unknown = {
  transactionId,
  Success: 0,
  outcome: 'unknown',
  reason: 'TimedOut',
  result: null,
  cardNumber: null,
};
const receipt = { transactionId, lines: ['BETRAG EUR 12,50', 'TA-NR 000123', 'Größe: ŁÓDŹ €'] };

describe('a payment', () => {
  let app: PaymentsApp;
  let kim: PaymentPage;
  let device: PaymentPage;

  beforeEach(async () => {
    app = await PaymentsApp.boot({ COMPANY_NAME: 'Muster & Söhne' });
    kim = await app.connect('member', ids.kim);
    device = await app.connect('device', deviceId);
    await ready();
  });
  afterEach(() => app.close());

  const ready = () =>
    device.emit('paymentTerminalStatus', {
      deviceId,
      status: 'ready',
      connectionEstablished: true,
    });
  const accepts = (requestId: string, request = 'payment') =>
    device.emit('terminalRequestAccepted', { requestId, request });
  const shown = async (id = ids.admin, role: 'admin' | 'member' = 'admin') => {
    const response = await app.http('GET', `/transaction/${transactionId}`, role, id);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const stands = (status: string) =>
    eventually(`it stands ${status}`, async () => (await shown()).body.status === status);
  const pay = async () => {
    expect(await kim.emit('initiatePayment', payment)).toEqual({ ok: true });
    await device.hears('initiatePayment');
    await accepts(transactionId);
    expect(await device.emit('paymentResult', answered)).toEqual({ ok: true });
    await stands('success');
  };

  test('goes from the agent to the terminal and back', async () => {
    expect(await kim.emit('initiatePayment', payment)).toEqual({ ok: true });
    expect(await device.hears('initiatePayment')).toEqual({
      transactionId,
      deviceId,
      callId: ids.call,
      amount: 1250,
      currency: 'EUR',
    });
    await kim.hears('transactionCreated');
    expect(await accepts(transactionId)).toEqual({ ok: true });
    const lines = ['Bitte Karte einstecken'];
    const display = { transactionId, request: 'payment', requestId: transactionId, lines };
    expect(await device.emit('cashierDisplay', display)).toEqual({ ok: true });
    expect(await kim.hears('cashierDisplay')).toMatchObject({ lines });
    await device.emit('printerReceipt', receipt);
    await device.emit('paymentResult', answered);
    await device.emit('paymentResult', answered);
    expect(await kim.hears('paymentResult')).toMatchObject({ Success: 1, outcome: 'success' });
    await kim.hears('transactionUpdated', ({ status }) => status === 'success');
    expect(await shown(ids.kim, 'member')).toMatchObject({
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
    expect(await app.types(`payment-${transactionId}`)).toEqual([
      'PaymentInitiated',
      'TerminalRequestSent',
      'TerminalRequestAccepted',
      'TerminalRequestShown',
      'ReceiptPrinted',
      'TerminalRequestAnswered',
    ]);
    for await (const { metadata } of app.test.eventLog.readStream(`payment-${transactionId}`)) {
      expect(metadata.correlationId).toBe(ids.call);
    }
    expect((await shown(ids.lee, 'member')).status).toBe(404);
  });

  test('is taken at the terminal of the call, or of a portal that the agent serves, and at no other', async () => {
    const callId = ids.reversal;
    await app.startCall(callId, ids.lee);
    const lee = await app.connect('member', ids.lee);
    const chargeable = async () => {
      const answer = await app.http(
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
    expect(await app.types(`payment-${transactionId}`)).toEqual([]);
    await app.serve(ids.reconciliation, ids.lee);
    expect(await chargeable()).toBe(1);
    expect(await lee.emit('initiatePayment', order)).toEqual({ ok: true });
  });

  test('is begun once under its key, by somebody in the call, on a terminal that is free', async () => {
    await kim.emit('initiatePayment', payment);
    expect(await kim.emit('initiatePayment', payment)).toEqual({ ok: true });
    const other = { ...payment, transactionId: ids.reversal };
    const codes = [
      [kim, { ...payment, amount: 1251 }, 'PAYMENT_KEY_REUSED'],
      [kim, other, 'TERMINAL_BUSY'],
      [kim, { ...other, callId: ids.lee }, 'CALL_NOT_FOUND'],
      [kim, { ...other, deviceId: ids.lee }, 'TERMINAL_NOT_FOUND'],
      [kim, { ...other, amount: 0 }, 'INVALID_INPUT'],
      [kim, { ...other, amount: -5 }, 'INVALID_INPUT'],
      [kim, { ...other, amount: 100_000_000 }, 'INVALID_INPUT'],
      [kim, { ...other, amount: 1.5 }, 'INVALID_INPUT'],
      [kim, { ...other, currency: 'CHF' }, 'INVALID_INPUT'],
      [await app.connect('member', ids.lee), other, 'NOT_IN_CALL'],
      [device, other, 'FORBIDDEN'],
    ] as const;
    for (const [page, asked, code] of codes) {
      expect(await page.emit('initiatePayment', asked)).toMatchObject({ ok: false, code });
    }
  });

  test('is handed over again until the device took it, and after it was away', async () => {
    await kim.emit('initiatePayment', payment);
    await device.hears('initiatePayment');
    app.test.clock.advance(REDELIVERY_MS);
    await eventually('it comes again', () => device.count('initiatePayment') >= 2);
    device.socket.disconnect();
    const other = { ...payment, transactionId: ids.reversal };
    await eventually(
      'its terminal is offline',
      async () => (await app.types(`terminal-${deviceId}`)).at(-1) === 'TerminalStatusChanged',
    );
    expect(await kim.emit('initiatePayment', other)).toMatchObject({ code: 'TERMINAL_BUSY' });
    device = await app.connect('device', deviceId);
    await device.hears('initiatePayment');
    await accepts(transactionId);
    await stands('in_progress');
  });

  test('that no device takes is given up, and never begun then', async () => {
    await kim.emit('initiatePayment', payment);
    await device.hears('initiatePayment');
    app.test.clock.advance(NOT_DELIVERED_MS);
    expect(await device.hears('abortPayment')).toEqual({ transactionId, deviceId });
    const canceled = { ...unknown, outcome: 'canceled', reason: 'withdrawn' };
    await device.emit('paymentResult', canceled);
    await stands('canceled');
    expect((await shown()).body.abortRequested).toBe(true);
  });

  test('without an answer is inquired, stays unknown, and is settled by a person', async () => {
    await kim.emit('initiatePayment', payment);
    await accepts(transactionId);
    await device.emit('paymentResult', unknown);
    await stands('unknown');
    const second = { ...payment, transactionId: ids.reversal };
    expect(await kim.emit('initiatePayment', second)).toMatchObject({ code: 'TERMINAL_BUSY' });
    app.test.clock.advance(SILENCE_MS);
    await device.hears('inquireTerminalRequest');
    await device.emit('paymentResult', { ...unknown, via: 'inquiry' });
    const settle = (outcome: string) =>
      app.http('POST', `/admin/transactions/${transactionId}/settle`, 'admin', ids.admin, {
        request: 'payment',
        outcome,
        reason: 'The bank knows it',
      });
    expect(await (await settle('success')).json()).toMatchObject({
      status: 'success',
      settlement: { by: 'person', personId: ids.admin, reason: 'The bank knows it' },
    });
    expect((await settle('failed')).status).toBe(409);
    expect(await kim.emit('initiatePayment', second)).toEqual({ ok: true });
  });

  test('a device speaks of its own payments alone, and shows no card number', async () => {
    await kim.emit('initiatePayment', payment);
    const stranger = await app.connect('device', ids.lee);
    const nowhere = { ok: false, code: 'TRANSACTION_NOT_FOUND' };
    expect(await stranger.emit('paymentResult', answered)).toMatchObject(nowhere);
    expect(await stranger.emit('printerReceipt', receipt)).toMatchObject(nowhere);
    const status = { deviceId, status: 'ready', connectionEstablished: true };
    expect(await stranger.emit('paymentTerminalStatus', status)).toMatchObject({
      code: 'FORBIDDEN',
    });
    const bad = { code: 'INVALID_INPUT' };
    const open = { ...receipt, lines: ['KARTE 4111 1111 1111 1111'] };
    expect(await device.emit('printerReceipt', open)).toMatchObject(bad);
    const unmasked = { ...answered, cardNumber: '4111111111111111' };
    expect(await device.emit('paymentResult', unmasked)).toMatchObject(bad);
    expect(await device.emit('paymentResult', { ...answered, Success: 0 })).toMatchObject(bad);
    expect(await kim.emit('paymentResult', answered)).toMatchObject({ code: 'FORBIDDEN' });
    expect((await shown()).body.status).toBe('pending');
  });

  test('is reversed once', async () => {
    await pay();
    const reversal = { transactionId, reversalId: ids.reversal, deviceId };
    const lee = await app.connect('member', ids.lee);
    expect(await lee.emit('initiateRevertPayment', reversal)).toMatchObject({
      code: 'TRANSACTION_NOT_FOUND',
    });
    expect(await kim.emit('initiateRevertPayment', reversal)).toEqual({ ok: true });
    const other = { ...reversal, reversalId: ids.secondReversal };
    expect(await kim.emit('initiateRevertPayment', other)).toMatchObject({
      code: 'REVERSAL_UNDER_WAY',
    });
    expect(await device.hears('initiateRevertPayment')).toMatchObject({ ...reversal, result });
    await accepts(ids.reversal, 'reversal');
    await device.emit('paymentReversalResult', {
      transactionId,
      reversalId: ids.reversal,
      OverallResult: 'Success',
      outcome: 'success',
    });
    await kim.hears('paymentReversalResult');
    await eventually(
      'it is reversed',
      async () => (await shown()).body.reverseStatus === 'success',
    );
    expect(await kim.emit('initiateRevertPayment', other)).toMatchObject({
      code: 'PAYMENT_ALREADY_REVERSED',
    });
  });

  test('has receipts in two languages, for those who may, and by a link that nobody can guess', async () => {
    await device.emit('printerReceipt', receipt);
    await kim.emit('initiatePayment', payment);
    await device.emit('printerReceipt', receipt);
    await device.emit('paymentResult', answered);
    await stands('success');
    const path = `/transaction/${transactionId}`;
    const missing = await app.http('GET', `${path}/reversedPaymentReceipt`, 'member', ids.kim);
    expect(missing.status).toBe(404);
    expect((await app.http('GET', `${path}/paymentReceipt`, 'member', ids.lee)).status).toBe(404);
    const english = await textOf(
      await app.http('GET', `${path}/paymentReceipt`, 'guest', ids.call),
    );
    for (const part of ['Muster & Söhne', 'Payment receipt', '€12.50', '000123', '12345678']) {
      expect(english).toContain(part);
    }
    expect(english).toContain('************1111');
    expect(english).toContain('Größe: ŁÓDŹ €');
    const link = await app.http('GET', `${path}/receiptLink`, 'member', ids.kim);
    const { url, qrCode } = (await link.json()) as { url: string; qrCode: string };
    expect(qrCode).toMatch(/^data:image\/png;base64,/);
    // Width and height stand in the header of a PNG.
    expect(Buffer.from(qrCode.split(',')[1] ?? '', 'base64').readUInt32BE(16)).toBe(512);
    const key = new URL(url, 'http://host').searchParams.get('key') ?? '';
    const open = `/transaction/${transactionId}/publicReceipt`;
    const opened = await app.http('GET', `${open}?key=${key}`, 'anonymous', '');
    expect(await opened.json()).toMatchObject({ amount: 1250, company: 'Muster & Söhne' });
    const attempted = key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    for (const wrong of [`key=${attempted}`, `kind=reversal&key=${key}`]) {
      expect((await app.http('GET', `${open}?${wrong}`, 'anonymous', '')).status).toBe(404);
    }
    const german = await fetch(`${app.test.url}${fullPath({ path: `${open}/pdf` })}?key=${key}`, {
      headers: { 'accept-language': 'de' },
    });
    expect(await textOf(german)).toContain('Zahlungsbeleg');
    const archive = await app.http(
      'POST',
      '/transaction/downloadMultipleReceipts',
      'member',
      ids.kim,
      { ids: [transactionId] },
    );
    expect(archive.headers.get('x-receipts')).toBe('1');
    const zip = Buffer.from(await archive.arrayBuffer());
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    expect(zip.includes(`payment-receipt-${transactionId}.pdf`)).toBe(true);
  });

  test('has a receipt once its outcome is known, and says so before', async () => {
    const path = `/transaction/${transactionId}`;
    const answers = async (kind: 'paymentReceipt' | 'reversedPaymentReceipt') => {
      const pdf = await app.http('GET', `${path}/${kind}`, 'member', ids.kim);
      const linked = kind === 'paymentReceipt' ? 'payment' : 'reversal';
      const link = await app.http('GET', `${path}/receiptLink?kind=${linked}`, 'member', ids.kim);
      if (pdf.status === 200) return [pdf.status, link.status];
      const { errors } = (await pdf.json()) as { errors: { code: string } };
      expect(await link.json()).toMatchObject({ errors: { code: errors.code } });
      return [pdf.status, errors.code];
    };
    await kim.emit('initiatePayment', payment);
    await device.hears('initiatePayment');
    expect(await answers('paymentReceipt')).toEqual([409, 'RECEIPT_NOT_READY']);
    expect(await answers('reversedPaymentReceipt')).toEqual([404, 'RECEIPT_NOT_FOUND']);
    await accepts(transactionId);
    await device.emit('paymentResult', unknown);
    await stands('unknown');
    expect(await answers('paymentReceipt')).toEqual([409, 'RECEIPT_NOT_READY']);
    await device.emit('paymentResult', answered);
    await stands('success');
    expect(await answers('paymentReceipt')).toEqual([200, 200]);
    const reversing = { transactionId, deviceId, reversalId: ids.reversal };
    expect(await kim.emit('initiateRevertPayment', reversing)).toEqual({ ok: true });
    await eventually('it is being reversed', async () =>
      ['initiated', 'pending'].includes(String((await shown()).body.reverseStatus)),
    );
    expect(await answers('reversedPaymentReceipt')).toEqual([409, 'RECEIPT_NOT_READY']);
  });

  test('is found by auditors by its device, among those that have a terminal', async () => {
    await pay();
    const read = async (path: string) => {
      const response = await app.http('GET', path, 'auditor', ids.lee);
      expect(response.status).toBe(200);
      return (await response.json()) as unknown;
    };
    expect(await read('/transaction/terminals')).toMatchObject({
      docs: [{ deviceId, deviceName: 'Kiosk 1' }],
    });
    const by = (id: string) =>
      read(`/admin/transactions?filter=${encodeURIComponent(JSON.stringify({ deviceId: id }))}`);
    expect(await by(deviceId)).toMatchObject([{ id: transactionId, deviceId }]);
    expect(await by(ids.lee)).toEqual([]);
  });

  test('is counted when the day is closed', async () => {
    await device.emit('printerReceipt', receipt);
    await kim.emit('initiatePayment', payment);
    await device.emit('printerReceipt', receipt);
    await device.emit('paymentResult', answered);
    await stands('success');
    const id = ids.reconciliation;
    const start = await app.http('POST', '/admin/reconciliations', 'admin', ids.admin, {
      id,
      deviceId,
    });
    expect(start.status).toBe(201);
    await device.hears('reconciliationWithClosure');
    await accepts(id, 'reconciliation');
    const total = { cardCircuit: 'VISA', currency: 'EUR', kind: 'payment' };
    const totals = [
      { ...total, number: 1, amount: 1250 },
      { ...total, cardCircuit: 'girocard', number: 1, amount: 999 },
    ];
    const closing = { reconciliationId: id, OverallResult: 'Success', outcome: 'success', totals };
    const stranger = await app.connect('device', ids.lee);
    expect(await stranger.emit('reconciliationResult', closing)).toMatchObject({ ok: false });
    expect(await device.emit('reconciliationResult', closing)).toEqual({ ok: true });
    expect(await device.emit('reconciliationResult', closing)).toEqual({ ok: true });
    const path = `/admin/reconciliations/${id}`;
    const found = async () =>
      (await (await app.http('GET', path, 'auditor', ids.lee)).json()) as {
        status: string;
        differences: { differenceId: string }[];
      };
    await eventually('it is compared', async () => (await found()).status === 'differences');
    const { differences, ...compared } = await found();
    expect(compared).toMatchObject({ transactionIds: [transactionId], openDifferences: 1 });
    expect(differences).toMatchObject([
      { kind: 'missing-in-ledger', cardCircuit: 'girocard', found: 999, settled: null },
    ]);
    const settle = `${path}/differences/${differences[0]?.differenceId}/settle`;
    const reason = { reason: 'Paid by hand' };
    expect((await app.http('POST', settle, 'auditor', ids.lee, reason)).status).toBe(403);
    const settled = await app.http('POST', settle, 'admin', ids.admin, reason);
    expect(await settled.json()).toMatchObject({ status: 'settled', openDifferences: 0 });
    expect((await shown()).body.reconciliationId).toBe(id);
  });

  test('counts for the day that it is at the terminal', async () => {
    await app.serve(ids.lee, ids.kim);
    // Half past eleven at night in London, half past midnight in Berlin.
    app.test.clock.advance(14.5 * 3_600_000);
    device = await app.connect('device', deviceId);
    await ready();
    kim = await app.connect('member', ids.kim);
    await pay();
    const of = async (day: string) => {
      const range = `from=${day}T00:00:00.000Z&to=${day}T23:59:59.999Z`;
      const answer = await app.http('GET', `/statistics/payments?${range}`, 'admin', ids.admin);
      return ((await answer.json()) as { payments: object[] }).payments;
    };
    expect(await of('2026-03-02')).toEqual([]);
    expect(await of('2026-03-03')).toMatchObject([{ day: '2026-03-03', number: 1 }]);
  });

  test('counts in statistics, and in a table', async () => {
    await pay();
    const now = app.test.clock.now();
    const range = new URLSearchParams({
      from: new Date(now.getTime() - 86_400_000).toISOString(),
      to: new Date(now.getTime() + 86_400_000).toISOString(),
    });
    const statistics = await app.http('GET', `/statistics/payments?${range}`, 'admin', ids.admin);
    expect(await statistics.json()).toMatchObject({
      figures: [{ value: 12.5 }],
      payments: [{ deviceId, currency: 'EUR', status: 'success', number: 1, amount: 1250 }],
    });
    const long = new URLSearchParams({ from: '2026-01-01T00:00:00Z', to: '2026-05-01T00:00:00Z' });
    expect((await app.http('GET', `/statistics/payments?${long}`, 'admin', ids.admin)).status).toBe(
      400,
    );
    const table = await (await app.http('GET', '/transaction/csv', 'member', ids.kim)).text();
    expect(table).toContain(`${transactionId},`);
    expect(table).toContain(',12.50,EUR,success,');
    expect(
      await (await app.http('GET', '/transaction/csv', 'member', ids.lee)).text(),
    ).not.toContain(transactionId);
  });
});

async function textOf(response: Response): Promise<string> {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const folder = await mkdtemp(join(tmpdir(), 'receipt-'));
  try {
    const file = join(folder, 'receipt.pdf');
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
    return (await run('pdftotext', ['-layout', file, '-'])).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}
