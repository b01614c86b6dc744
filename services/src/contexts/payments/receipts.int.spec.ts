import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fullPath } from '@foyer/contracts/schema';

import { PublicAddress } from '#platform/operations/start';
import { guestRoom, Realtime } from '#platform/realtime';
import { eventually } from '#platform/testing/eventually.js';
import { pdfText } from '../../testing/pdf-text.js';
import { ReceiptLinks } from './receipts/receipt-links.js';
import { ids } from './testing/happenings.js';
import { payment, answered, unknown, receipt, PayingDesk } from './testing/paying-desk.js';
import type { PaymentPage } from './testing/payments-app.js';

const { transaction: transactionId, device: deviceId } = ids;

describe('the receipts of a payment', () => {
  let desk: PayingDesk;

  beforeEach(async () => {
    desk = await PayingDesk.open({ COMPANY_NAME: 'Muster & Söhne' });
  });
  afterEach(() => desk.app.close());

  test('are shown on the page of the visitor who paid, and only once the payment succeeded', async () => {
    desk.app.test.app.get(PublicAddress, { strict: false }).announce('https://foyer.example');
    const realtime = desk.app.test.app.get(Realtime, { strict: false });
    const push = jest.spyOn(realtime, 'push');
    const shown = () => push.mock.calls.filter(([{ name }]) => name === 'showReceipt');
    await desk.kim.emit('initiatePayment', payment);
    expect(shown()).toEqual([]);
    await desk.device.emit('paymentResult', answered);
    await desk.stands('success');
    await eventually('the receipt is shown', () => shown().length > 0);
    const [, room, data] = shown()[0]!;
    expect(room).toBe(`visit:${ids.call}`);
    const path = `/vblh/transaction/${transactionId}/`;
    expect(data).toMatchObject({ clientId: ids.call, kind: 'payment', amount: 1250 });
    expect((data as { url: string }).url).toContain(path);
    const rooms = [room, guestRoom(ids.call, ids.call)];
    expect(new Set(shown().map(([, to]) => to))).toEqual(new Set(rooms));
  });

  test('are shown again to a page that came back to its own visit, and to no other', async () => {
    desk.app.test.app.get(PublicAddress, { strict: false }).announce('https://foyer.example');
    const page = (visitId: string) => desk.app.connect('guest', visitId, 'application');
    const ask = (from: PaymentPage, clientId: string) => from.emit('showReceipt', { clientId });
    const ada = await page(ids.call);
    expect(await ask(ada, ids.call)).toEqual({ ok: true, receipt: null });
    await desk.kim.emit('initiatePayment', payment);
    await desk.device.emit('paymentResult', answered);
    await desk.stands('success');
    const pushed = await ada.hears('showReceipt');
    ada.socket.disconnect();

    const again = await page(ids.call);
    expect(await ask(again, ids.call)).toEqual({ ok: true, receipt: pushed });
    const bob = await page(ids.lee);
    expect(await ask(bob, ids.lee)).toEqual({ ok: true, receipt: null });
    expect(await ask(bob, ids.call)).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    const code = await fetch(`${desk.app.test.url}${pushed.qrCode as string}`);
    expect(code.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await code.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    const guessed = (pushed.qrCode as string).replace(/key=./, 'key=_');
    expect((await fetch(`${desk.app.test.url}${guessed}`)).status).toBe(404);
  });

  test('follow an amount and a result on the page of the payer, and of no other', async () => {
    const page = (visitId: string) => desk.app.connect('guest', visitId, 'application');
    const ada = await page(ids.call);
    const bob = await page(ids.lee);
    const ask = (from: PaymentPage, clientId: string) => from.emit('showPayment', { clientId });
    expect(await ask(ada, ids.call)).toEqual({ ok: true, payment: null });
    await desk.kim.emit('initiatePayment', payment);
    const due = await ada.hears('showPayment');
    const paid = { clientId: ids.call, transactionId, amount: 1250, currency: 'EUR' };
    expect(due).toEqual({ ...paid, status: 'pending' });
    await desk.device.emit('paymentResult', answered);
    await desk.stands('success');
    const newest = async () =>
      (await ask(ada, ids.call)) as unknown as { payment: { status: string } };
    await eventually(
      'the result is shown',
      async () => (await newest()).payment.status === 'success',
    );
    expect(await newest()).toEqual({ ok: true, payment: { ...paid, status: 'success' } });
    expect(await ask(bob, ids.call)).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    expect([await ask(bob, ids.lee), bob.count('showPayment')]).toEqual([
      { ok: true, payment: null },
      0,
    ]);
  });

  test('are shown to the guest of a session who paid, in the call and after it, and to nobody else there', async () => {
    desk.app.test.app.get(PublicAddress, { strict: false }).announce('https://foyer.example');
    const [gil, other] = [ids.secondReversal, ids.admin];
    for (const id of [gil, other]) desk.app.isGuest(id, ids.reconciliation);
    const callId = ids.reversal;
    await desk.app.startSessionCall(callId, ids.reconciliation, [ids.kim], [gil]);
    await desk.app.serve(ids.lee, ids.kim);
    const page = await desk.app.connect('guest', gil, 'application');
    const beside = await desk.app.connect('guest', other, 'application');
    const kims = await desk.app.connect('member', ids.kim, 'application');
    const own = async (id: string) => {
      const answer = await desk.app.http('GET', '/transaction/ownReceipts', 'guest', id);
      return ((await answer.json()) as { docs: object[] }).docs;
    };
    expect(await own(gil)).toEqual([]);
    expect(await desk.kim.emit('initiatePayment', { ...payment, callId })).toEqual({ ok: true });
    await desk.device.emit('paymentResult', answered);
    await desk.stands('success');
    const pushed = await page.hears('showReceipt');
    expect(pushed).toMatchObject({ clientId: gil, transactionId });

    page.socket.disconnect();
    const again = await desk.app.connect('guest', gil, 'application');
    const ask = { clientId: gil };
    expect(await again.emit('showReceipt', ask)).toEqual({ ok: true, receipt: pushed });
    for (const stranger of [beside, kims])
      expect(await stranger.emit('showReceipt', ask)).toMatchObject({ code: 'FORBIDDEN' });
    expect(beside.count('showReceipt') + kims.count('showReceipt')).toBe(0);
    await desk.app.endCall(callId);
    expect([await own(gil), await own(other)]).toEqual([[pushed], []]);
    const path = `/transaction/${transactionId}/paymentReceipt`;
    expect((await desk.app.http('GET', path, 'guest', gil)).status).toBe(200);
    expect((await desk.app.http('GET', path, 'guest', other)).status).toBe(404);
    desk.app.test.clock.advance(24 * 60 * 60_000);
    expect(await own(gil)).toEqual([]);
  });

  test('are not shown by a link of the same guest that leads to another meeting', async () => {
    desk.app.test.app.get(PublicAddress, { strict: false }).announce('https://foyer.example');
    const [gil, callId] = [ids.secondReversal, ids.reversal];
    desk.app.isGuest(gil, ids.reconciliation);
    await desk.app.startSessionCall(callId, ids.reconciliation, [ids.kim], [gil]);
    await desk.app.serve(ids.lee, ids.kim);
    const page = await desk.app.connect('guest', gil, 'application');
    desk.app.isGuest(gil, ids.lee);
    const other = await desk.app.connect('guest', gil, 'application');
    expect(await desk.kim.emit('initiatePayment', { ...payment, callId })).toEqual({ ok: true });
    await desk.device.emit('paymentResult', answered);
    await desk.stands('success');
    await page.hears('showReceipt');
    expect(await other.emit('showReceipt', { clientId: gil })).toEqual({ ok: true, receipt: null });
    expect(other.count('showReceipt')).toBe(0);
    const answer = await desk.app.http('GET', '/transaction/ownReceipts', 'guest', gil);
    expect(await answer.json()).toEqual({ docs: [] });
    const path = `/transaction/${transactionId}/paymentReceipt`;
    expect((await desk.app.http('GET', path, 'guest', gil)).status).toBe(404);
  });

  test('are kept with card and purpose, also where the payer is forgotten before the answer', async () => {
    await desk.kim.emit('initiatePayment', payment);
    await desk.device.hears('initiatePayment');
    await desk.accepts(transactionId);
    await desk.app.test.core.personalData.forget(ids.call);
    const lines = ['Bitte Karte einstecken'];
    const display = { transactionId, request: 'payment', requestId: transactionId, lines };
    expect(await desk.device.emit('cashierDisplay', display)).toEqual({ ok: true });
    expect(await desk.device.emit('printerReceipt', receipt)).toEqual({ ok: true });
    expect(await desk.device.emit('paymentResult', answered)).toEqual({ ok: true });
    await desk.stands('success');
    expect((await desk.shown()).body).toMatchObject({
      ...{ purpose: payment.purpose, cardNumber: answered.cardNumber },
      printerReceipt: receipt.lines,
    });
  });

  test('are drawn as a code by no payment, but by who shows one', async () => {
    desk.app.test.app.get(PublicAddress, { strict: false }).announce('https://foyer.example');
    const links = desk.app.test.app.get(ReceiptLinks, { strict: false });
    const drawn = [jest.spyOn(links, 'qrCodeOf'), jest.spyOn(links, 'qrImageOf')];
    const ada = await desk.app.connect('guest', ids.call, 'application');
    await desk.kim.emit('initiatePayment', payment);
    await desk.device.emit('printerReceipt', receipt);
    await desk.device.emit('paymentResult', answered);
    await desk.stands('success');
    await ada.hears('showReceipt');
    for (const draw of drawn) expect(draw).not.toHaveBeenCalled();
  });

  test('has receipts in two languages, for those who may, and by a link that cannot be guessed', async () => {
    await desk.device.emit('printerReceipt', receipt);
    await desk.kim.emit('initiatePayment', payment);
    await desk.device.emit('printerReceipt', receipt);
    await desk.device.emit('paymentResult', answered);
    await desk.stands('success');
    const path = `/transaction/${transactionId}`;
    const missing = await desk.app.http('GET', `${path}/reversedPaymentReceipt`, 'member', ids.kim);
    expect(missing.status).toBe(404);
    expect((await desk.app.http('GET', `${path}/paymentReceipt`, 'member', ids.lee)).status).toBe(
      404,
    );
    const english = await pdfText(
      await desk.app.http('GET', `${path}/paymentReceipt`, 'guest', ids.call),
    );
    for (const part of ['Muster & Söhne', 'Payment receipt', '€12.50', '000123', '12345678']) {
      expect(english).toContain(part);
    }
    expect(english).toContain('************1111');
    expect(english).toContain('Größe: ŁÓDŹ €');
    const link = await desk.app.http('GET', `${path}/receiptLink`, 'member', ids.kim);
    const { url, qrCode } = (await link.json()) as { url: string; qrCode: string };
    expect(qrCode).toMatch(/^data:image\/png;base64,/);
    // Width and height stand in the header of a PNG.
    expect(Buffer.from(qrCode.split(',')[1] ?? '', 'base64').readUInt32BE(16)).toBe(512);
    const key = new URL(url, 'http://host').searchParams.get('key') ?? '';
    const open = `/transaction/${transactionId}/publicReceipt`;
    const opened = await desk.app.http('GET', `${open}?key=${key}`, 'anonymous', '');
    expect(await opened.json()).toMatchObject({ amount: 1250, company: 'Muster & Söhne' });
    const attempted = key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    for (const wrong of [`key=${attempted}`, `kind=reversal&key=${key}`]) {
      expect((await desk.app.http('GET', `${open}?${wrong}`, 'anonymous', '')).status).toBe(404);
    }
    const german = await fetch(
      `${desk.app.test.url}${fullPath({ path: `${open}/pdf` })}?key=${key}`,
      {
        headers: { 'accept-language': 'de' },
      },
    );
    expect(await pdfText(german)).toContain('Zahlungsbeleg');
    const archive = await desk.app.http(
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
      const pdf = await desk.app.http('GET', `${path}/${kind}`, 'member', ids.kim);
      const linked = kind === 'paymentReceipt' ? 'payment' : 'reversal';
      const link = await desk.app.http(
        'GET',
        `${path}/receiptLink?kind=${linked}`,
        'member',
        ids.kim,
      );
      if (pdf.status === 200) return [pdf.status, link.status];
      const { errors } = (await pdf.json()) as { errors: { code: string } };
      expect(await link.json()).toMatchObject({ errors: { code: errors.code } });
      return [pdf.status, errors.code];
    };
    await desk.kim.emit('initiatePayment', payment);
    await desk.device.hears('initiatePayment');
    expect(await answers('paymentReceipt')).toEqual([409, 'RECEIPT_NOT_READY']);
    expect(await answers('reversedPaymentReceipt')).toEqual([404, 'RECEIPT_NOT_FOUND']);
    await desk.accepts(transactionId);
    await desk.device.emit('paymentResult', unknown);
    await desk.stands('unknown');
    expect(await answers('paymentReceipt')).toEqual([409, 'RECEIPT_NOT_READY']);
    await desk.device.emit('paymentResult', answered);
    await desk.stands('success');
    expect(await answers('paymentReceipt')).toEqual([200, 200]);
    // A device may have been cut off while a busy machine drew.
    await eventually('the device is there', async () => {
      return desk.device.socket.connected && (await desk.ready()).ok;
    });
    const reversing = { transactionId, deviceId, reversalId: ids.reversal };
    expect(await desk.kim.emit('initiateRevertPayment', reversing)).toEqual({ ok: true });
    await eventually('it is being reversed', async () =>
      ['initiated', 'pending'].includes(String((await desk.shown()).body.reverseStatus)),
    );
    expect(await answers('reversedPaymentReceipt')).toEqual([409, 'RECEIPT_NOT_READY']);
  });
});
