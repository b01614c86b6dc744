import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { paymentDeviceMessages, paymentMessages } from '@foyer/contracts/payments';
import type { MessageDefinition } from '@foyer/contracts/schema';
import getPort from 'get-port';

import { emulate, type EmulatedTerminal } from '../testing/emulator/emulated-terminal.js';
import { ScriptedServer } from '../testing/terminal/scripted-server.js';
import type { TerminalErrorAnswer } from './local-orders.js';
import { PaymentService, reachTerminal } from './payment-service.js';
import { keptSettings, type TerminalSettings } from './terminal-settings.js';

const id = (n: number) => `0199a000-0000-7000-8000-00000000000${n}`;
const deviceId = id(9);
const callId = id(8);
const payment = (n: number) => ({
  transactionId: id(n),
  deviceId,
  callId,
  amount: 1250,
  currency: 'EUR',
});
const DEFINED: readonly MessageDefinition[] = [
  ...Object.values(paymentMessages).filter((one) => typeof one === 'object'),
  ...Object.values(paymentDeviceMessages),
];

describe.each(['opi', 'zvt'] as const)('the payments of an agent over %s', (protocol) => {
  let folder: string;
  let emulator: EmulatedTerminal;
  let settings: TerminalSettings;
  let server: ScriptedServer;
  let service: PaymentService;
  const logged: unknown[] = [];
  const keep = (...line: unknown[]) => void logged.push(line);
  const log = { debug: keep, info: keep, warn: keep };

  beforeEach(async () => {
    logged.length = 0;
    folder = await mkdtemp(join(tmpdir(), 'payments-'));
    const [sendPort, myPort] = [await getPort(), await getPort()];
    settings = { protocol, ip: '127.0.0.1', sendPort, receivePort: 20_003, myPort };
    emulator = emulate[protocol](myPort);
    await emulator.listen(sendPort);
    server = new ScriptedServer();
    service = await PaymentService.start({ folder, settings, log, pollMs: 50 });
    service.connectToServer(server, deviceId);
  });
  afterEach(async () => {
    await service.close();
    await emulator.stop();
    // Every message has the form that both sides agreed on.
    for (const { name, payload } of server.tried) {
      const message = DEFINED.find((defined) => defined.name === name);
      expect([name, message?.payload.safeParse(payload)]).toEqual([
        name,
        expect.objectContaining({ success: true }),
      ]);
    }
    const journal = await readFile(join(folder, 'terminal.journal'), 'utf8');
    expect(journal + JSON.stringify([server.tried, logged])).not.toMatch(/\d{13}/);
    await rm(folder, { recursive: true });
  });

  it('takes what the server asks for, and reports each step', async () => {
    server.push('initiatePayment', payment(1));
    await server.hears('paymentResult');
    const names = server.acknowledged.map(({ name }) => name);
    expect(names.filter((name) => name !== 'paymentTerminalStatus').sort()).toEqual([
      'cashierDisplay',
      'paymentResult',
      'printerReceipt',
      'printerReceipt',
      'terminalRequestAccepted',
    ]);
    expect(server.heard('terminalRequestAccepted')).toEqual([
      { requestId: id(1), request: 'payment' },
    ]);
    expect(server.heard('paymentResult')).toMatchObject([
      {
        transactionId: id(1),
        Success: 1,
        outcome: 'success',
        via: 'answer',
        result: { STAN: '000001', TerminalID: '52500038' },
        cardNumber: '***************0018',
        cardCircuit: 'girocard',
      },
    ]);
    expect(JSON.stringify(server.heard('printerReceipt'))).toContain('BETRAG EUR 12,50');
  });

  it('takes it once, however often the server asks, also in other words', async () => {
    server.push('initiatePayment', payment(1));
    server.push('initiatePayment', payment(1));
    await server.hears('paymentResult');
    server.push('initiatePayment', payment(1));
    server.push('initiatePayment', { ...payment(1), amount: 99 });
    server.push('initiatePayment', payment(2));
    while (server.heard('paymentResult').length < 2) {
      server.push('initiatePayment', payment(2));
      await new Promise(setImmediate);
    }
    expect(emulator.ledger.entries.map(({ amount }) => amount)).toEqual([1250, 1250]);
  });

  it('ignores what is for another device or has another form', async () => {
    server.push('initiatePayment', { ...payment(1), deviceId: id(7) });
    for (const amount of [0, -5, 1.5, 1e12, '12', null]) {
      server.push('initiatePayment', { ...payment(2), amount });
    }
    server.push('initiatePayment', { ...payment(3), currency: 'BTC' });
    server.push('initiatePayment', 'pay' as unknown as object);
    server.push('initiatePayment', payment(4));
    await server.hears('paymentResult');
    expect(emulator.requests).toBe(1);
    expect(JSON.stringify(logged)).toContain('was ignored');
  });

  it('reports until the server has taken it in, also after a restart', async () => {
    server.reachable = false;
    server.push('initiatePayment', payment(1));
    while (emulator.ledger.entries.length === 0) await new Promise(setImmediate);
    await service.close();
    service = await PaymentService.start({ folder, settings, log, pollMs: 50 });
    server = new ScriptedServer();
    const unavailable = { ok: false, code: 'UNAVAILABLE', message: '' };
    server.answers.set('terminalRequestAccepted', [unavailable]);
    service.connectToServer(server, deviceId);
    const [last] = (await server.hears('paymentResult')).slice(-1);
    while (server.heard('paymentResult').length === 1 && JSON.stringify(last).includes('unknown')) {
      await new Promise(setImmediate);
    }
    expect(server.heard('paymentResult').at(-1)).toMatchObject({ outcome: 'success' });
    expect(server.heard('terminalRequestAccepted')).toHaveLength(1);
    expect(emulator.ledger.entries).toHaveLength(1);
  });

  it('drops a report that the server will never take in', async () => {
    const refused = { ok: false, code: 'TRANSACTION_NOT_FOUND', message: '' };
    server.answers.set('terminalRequestAccepted', [refused]);
    server.push('initiatePayment', payment(1));
    await server.hears('paymentResult');
    expect(server.tried.filter(({ name }) => name === 'terminalRequestAccepted')).toHaveLength(1);
  });

  it('reverses, and closes the day with totals and receipts', async () => {
    server.push('initiatePayment', payment(1));
    const [paid] = (await server.hears('paymentResult')) as [{ result: object }];
    server.push('initiatePayment', payment(2));
    const again = setInterval(() => {
      server.push('initiatePayment', payment(2));
    }, 5);
    await server.hears('paymentResult', 2);
    clearInterval(again);
    const reversal = { ...payment(1), reversalId: id(3), result: paid.result };
    const reversing = setInterval(() => {
      server.push('initiateRevertPayment', reversal);
    }, 5);
    await server.hears('paymentReversalResult');
    clearInterval(reversing);
    expect(server.heard('paymentReversalResult')).toMatchObject([
      { transactionId: id(1), reversalId: id(3), OverallResult: 'Success', outcome: 'success' },
    ]);
    expect(server.heard('reversedPrinterReceipt')).toHaveLength(2);
    const closing = setInterval(() => {
      server.push('reconciliationWithClosure', { reconciliationId: id(4), deviceId });
    }, 5);
    const [closed] = await server.hears('reconciliationResult');
    clearInterval(closing);
    expect(closed).toEqual({
      reconciliationId: id(4),
      OverallResult: 'Success',
      outcome: 'success',
      totals: [
        { cardCircuit: 'girocard', currency: 'EUR', kind: 'payment', number: 1, amount: 1250 },
      ],
      receipts: [
        { transactionId: id(1), STAN: '000001', request: 'payment', amount: 1250, currency: 'EUR' },
        { transactionId: id(2), STAN: '000002', request: 'payment', amount: 1250, currency: 'EUR' },
        {
          transactionId: id(1),
          STAN: '000003',
          request: 'reversal',
          amount: 1250,
          currency: 'EUR',
        },
      ],
    });
  });

  it('reverses by its journal what the server cannot name to the terminal, and nothing else', async () => {
    server.push('initiatePayment', payment(1));
    await server.hears('paymentResult');
    const reversal = { ...payment(1), reversalId: id(3), result: null };
    const reversing = setInterval(() => {
      server.push('initiateRevertPayment', reversal);
    }, 5);
    await server.hears('paymentReversalResult');
    clearInterval(reversing);
    server.push('initiateRevertPayment', { ...payment(9), reversalId: id(4), result: null });
    expect(await server.hears('paymentReversalResult', 2)).toMatchObject([
      { transactionId: id(1), reversalId: id(3), outcome: 'success' },
      { transactionId: id(9), reversalId: id(4), OverallResult: 'ORIGINAL_PAYMENT_UNKNOWN' },
    ]);
  });

  it('never begins a payment that was given up or asked for before it came', async () => {
    server.push('abortPayment', { transactionId: id(1), deviceId });
    const asked = { transactionId: id(2), request: 'payment', requestId: id(2), deviceId };
    server.push('inquireTerminalRequest', asked);
    const results = await server.hears('paymentResult', 2);
    expect(results).toMatchObject([
      { transactionId: id(1), Success: 0, outcome: 'canceled' },
      { transactionId: id(2), Success: 0, outcome: 'canceled', via: 'inquiry' },
    ]);
    server.push('initiatePayment', payment(1));
    server.push('initiatePayment', payment(3));
    await server.hears('paymentResult', 3);
    expect(emulator.requests).toBe(1);
  });

  it('gives up a payment under way, and says once more how one ended', async () => {
    emulator.script.add({ answer: 'late' });
    server.push('initiatePayment', payment(1));
    await server.hears('cashierDisplay');
    server.push('abortPayment', { transactionId: id(1), deviceId });
    expect(await server.hears('paymentResult')).toMatchObject([{ outcome: 'canceled' }]);
    const asked = { transactionId: id(1), request: 'payment', requestId: id(1), deviceId };
    server.push('inquireTerminalRequest', asked);
    expect(await server.hears('paymentResult', 2)).toMatchObject([
      { via: 'answer' },
      { via: 'inquiry', outcome: 'canceled' },
    ]);
  });

  it('says how the terminal is when that changes, and keeps the address that it was given', async () => {
    const ready = { deviceId, status: 'ready', connectionEstablished: true };
    while (!JSON.stringify(server.heard('paymentTerminalStatus')).includes('ready')) {
      await new Promise(setImmediate);
    }
    expect(server.heard('paymentTerminalStatus')).toContainEqual(ready);
    const other = {
      ip: '127.0.0.1',
      port_send: await getPort(),
      port_receive: 20_003,
      my_port: 20_009,
    };
    const spoken = protocol === 'opi' ? 'zvt' : 'opi';
    const configuration = { ...other, protocol: spoken, reconciliationTime: '22:00' };
    server.push('setPaymentTerminalConfig', { deviceId, configuration });
    while (service.state().status !== 'offline') await new Promise(setImmediate);
    expect(service.configuration()).toMatchObject({
      EPT_PortSend: other.port_send,
      MyPort: 20_009,
    });
    await service.close();
    expect(await keptSettings(folder)).toMatchObject({ protocol: spoken });
    service = await PaymentService.start({ folder, settings, log, pollMs: 50 });
    expect(service.configuration()).toMatchObject({ EPT_PortSend: other.port_send });
  });

  it('serves the page of the kiosk', async () => {
    const paid = await service.payment({ TotalAmount: '12.50', Currency: 'EUR' });
    expect(paid).toMatchObject({ Success: 1, Result: { STAN: '000001' } });
    const result = { TimeStamp: '', STAN: '000001', TerminalID: '52500038' };
    const reverse = async (): Promise<unknown> =>
      service
        .paymentReversal(result)
        .catch((failure: unknown) =>
          (failure as TerminalErrorAnswer).code === 'TERMINAL_BUSY' ? reverse() : String(failure),
        );
    expect(await reverse()).toEqual({ OverallResult: 'Success' });
    const unknown = service.paymentReversal({ ...result, STAN: '999999' });
    await expect(unknown).rejects.toMatchObject({ code: 'PAYMENT_UNKNOWN' });
    const nothing = service.payment({ TotalAmount: '0.00', Currency: 'EUR' });
    await expect(nothing).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(server.heard('paymentResult')).toEqual([]);
    expect(await reachTerminal(settings, log)).toBe('ready');
  });
});
