import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import getPort from 'get-port';

import { ZvtEmulator } from '../testing/emulator/zvt-emulator.js';
import type { Order } from './journal/entries.js';
import { Journal } from './journal/journal.js';
import { openTerminal } from './open-terminal.js';
import type { TerminalOutput } from './terminal-output.js';
import { TerminalService } from './terminal-service.js';

const id = (n: number) => `0199a000-0000-7000-8000-00000000000${n}`;
const payment = (n: number, amount = 1250) =>
  ({ kind: 'payment', id: id(n), transactionId: id(n), amount, currency: 'EUR' }) satisfies Order;

describe('the service of a terminal', () => {
  let folder: string;
  let emulator: ZvtEmulator;
  let port: number;
  let services: TerminalService[];
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'terminal-'));
    port = await getPort();
    emulator = new ZvtEmulator();
    await emulator.listen(port);
    services = [];
  });
  afterEach(async () => {
    await emulator.stop();
    await Promise.all(services.map((service) => service.stop().catch(() => undefined)));
    await rm(folder, { recursive: true });
  });

  const start = async (at = port) => {
    const times = { connectMs: 500, replyMs: 1_000, answerMs: 5_000 };
    const journal = await Journal.open({ folder, log });
    const place = { host: '127.0.0.1', port: at, myPort: 1, log, times };
    const service = new TerminalService({
      journal,
      log,
      terminal: openTerminal('zvt', place),
      recovery: { firstMs: 5, mostMs: 50, confirmMs: 20 },
    });
    services.push(service);
    service.resume();
    return { service, journal };
  };
  const owed = (journal: Journal) => journal.owed().map(({ report }) => report);

  it('carries an order out once, however often it is asked for', async () => {
    const { service } = await start();
    expect(await service.take(payment(1))).toBeNull();
    expect(await service.take(payment(1))).toBeNull();
    expect(await service.settled(id(1))).toMatchObject({ outcome: 'success' });
    expect(await service.take(payment(1))).toBeNull();
    expect(emulator.requests).toBe(1);
  });

  it('refuses an id that was used for another amount', async () => {
    const { service } = await start();
    await service.take(payment(1));
    await service.settled(id(1));
    expect(await service.take(payment(1, 1251))).toBe('ID_ALREADY_USED');
    expect(emulator.ledger.entries).toHaveLength(1);
  });

  it('takes one order at a time', async () => {
    emulator.script.add({ answer: 'late' });
    const { service } = await start();
    const displayed = new Promise<TerminalOutput>((resolve) =>
      service.onEvent({ output: resolve }),
    );
    await service.take(payment(1));
    await displayed;
    expect(await service.take(payment(2))).toBe('TERMINAL_BUSY');
    expect(await service.condition()).toBe('busy');
    emulator.release();
    expect(await service.settled(id(1))).toMatchObject({ outcome: 'success' });
  });

  it('reports that it took the order, what was printed, and how it ended, without card numbers', async () => {
    const { service, journal } = await start();
    await service.take(payment(1));
    await service.settled(id(1));
    const reports = owed(journal);
    expect(reports.map(({ type }) => type)).toEqual(['accepted', 'printed', 'printed', 'result']);
    expect(JSON.stringify(reports)).toContain('***************0018');
    expect(JSON.stringify(reports)).not.toMatch(/\d{13}/);
  });

  it('reports an unknown outcome, asks the terminal, and reports its answer and print again', async () => {
    emulator.script.add({ dropAt: 'booked' });
    const { service, journal } = await start();
    await service.take(payment(1));
    await service.settled(id(1));
    expect(owed(journal).filter(({ type }) => type === 'result')).toMatchObject([
      { via: 'answer', settlement: { outcome: 'unknown', code: 'LINE_LOST' } },
      { via: 'inquiry', settlement: { outcome: 'success' } },
    ]);
    const receipts = owed(journal).filter(({ type }) => type === 'printed');
    expect(receipts).toMatchObject([{ copy: 'merchant' }, { copy: 'customer' }]);
    expect(emulator.requests).toBe(1);
  });

  it('takes nothing else while a terminal out of reach has to be asked, also after a restart', async () => {
    emulator.script.add({ dropAt: 'booked' });
    const first = await start();
    const asked = new Promise<void>((resolve) => first.service.onEvent({ reported: resolve }));
    await first.service.take(payment(1));
    await asked;
    await first.service.stop();
    await emulator.stop();
    const { service } = await start();
    expect(await service.take(payment(2))).toBe('TERMINAL_BUSY');
    await emulator.listen(port);
    const { outcome } = await service.settled(id(1));
    expect(outcome).toBe(emulator.ledger.entries.length === 1 ? 'success' : 'failure');
  });

  it('leaves to the reconciliation what only another terminal could say', async () => {
    emulator.script.add({ answer: 'never' });
    const first = await start();
    const displayed = new Promise<TerminalOutput>((r) => first.service.onEvent({ output: r }));
    await first.service.take(payment(1));
    await displayed;
    await first.service.stop();
    const { service } = await start(await getPort());
    expect(await service.settled(id(1))).toEqual({ outcome: 'unknown', code: 'TERMINAL_CHANGED' });
  });

  it('never takes an order that was given up before it came', async () => {
    const { service, journal } = await start();
    const given = (n: number) =>
      ({ id: id(n), transactionId: id(n), kind: 'payment', code: 'NOT_SENT' }) as const;
    expect(await service.cancel(given(1))).toBe(true);
    expect(await service.take(payment(1))).toBe('ORDER_CANCELED');
    expect(emulator.requests).toBe(0);
    expect(owed(journal)).toMatchObject([{ type: 'canceled', id: id(1) }]);
    await service.take(payment(2));
    expect(await service.cancel(given(2))).toBe(false);
  });

  it('gives up the order that is under way', async () => {
    emulator.script.add({ answer: 'late' });
    const { service } = await start();
    const displayed = new Promise<TerminalOutput>((resolve) =>
      service.onEvent({ output: resolve }),
    );
    await service.take(payment(1));
    await displayed;
    await service.abort(id(2));
    await service.abort(id(1));
    expect(await service.settled(id(1))).toMatchObject({ outcome: 'failure', code: 'ABORTED' });
  });

  it('reverses by what it knows of the payment itself', async () => {
    const { service } = await start();
    await service.take(payment(1));
    await service.settled(id(1));
    const original = { STAN: '000001', TerminalID: '52500038', TimeStamp: '' };
    const order = { ...payment(3), kind: 'reversal', transactionId: id(1), original } as const;
    while ((await service.take(order)) !== null) await new Promise(setImmediate);
    expect(await service.settled(id(3))).toMatchObject({ outcome: 'success' });
    expect(emulator.ledger.entries).toMatchObject([{ kind: 'payment' }, { kind: 'reversal' }]);
  });

  it('says what it does without a terminal', async () => {
    const { service } = await start();
    service.use(null);
    expect(await service.take(payment(1))).toBe('TERMINAL_NOT_CONFIGURED');
    expect(await service.condition()).toBe('offline');
  });
});
