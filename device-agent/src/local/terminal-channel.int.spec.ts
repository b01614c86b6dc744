import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { systemClock } from '../clock/clock.js';
import { silentLog } from '../log/agent-log.js';
import { makePageSecret } from './page-secret.js';
import {
  TerminalChannel,
  type LocalTerminal,
  type LocalTerminalStatus,
} from './terminal-channel.js';
import { LocalPage } from './testing/local-page.js';

const origin = 'https://reception.example.org';
const secret = makePageSecret();
const result = { STAN: '000123', TerminalID: '12345678', TimeStamp: '2026-03-02T09:00:00' };
const configuration = {
  EPT_IP: '192.168.1.20',
  EPT_PortSend: 20_002,
  EPT_PortReceive: 20_007,
  MyPort: 20_007,
  WorkstationId: 'Client1' as const,
};

/** A terminal that pays what it is asked to, unless it is busy. */
class Terminal implements LocalTerminal {
  now: LocalTerminalStatus = { status: 'ready', connected: true, settings: configuration };
  isBusy = false;
  configured: typeof configuration | null = null;
  readonly paid: unknown[] = [];
  readonly listeners = new Set<(status: LocalTerminalStatus) => void>();

  state() {
    return this.now;
  }
  onState(listener: (status: LocalTerminalStatus) => void) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
  async payment(order: unknown) {
    if (this.isBusy) throw Object.assign(new Error('busy'), { code: 'TERMINAL_BUSY' });
    this.paid.push(order);
    return { Success: 1 as const, Result: result };
  }
  async paymentReversal() {
    return { OverallResult: 'Success' };
  }
  async reconciliationWithClosure() {
    return { OverallResult: 'Success' };
  }
  async setConfiguration(to: typeof configuration) {
    this.configured = to;
  }
  configuration() {
    return this.configured;
  }
}

describe("the payment terminal's local socket", () => {
  let terminal: Terminal;
  let channel: TerminalChannel;
  let page: LocalPage;
  beforeEach(async () => {
    terminal = new Terminal();
    const local = { port: 0, origin, secret, clock: systemClock, log: silentLog };
    channel = await TerminalChannel.open({ ...local, terminal });
    page = (await LocalPage.open({ port: channel.port, origin, secret })) as LocalPage;
  });
  afterEach(() => channel.close());

  it('says at once how the terminal is, and again when that changes', async () => {
    const alive = { Status: 'ready', Settings: configuration };
    expect(await page.next(({ type }) => type === 'Alive')).toEqual({
      type: 'Alive',
      payload: alive,
    });
    for (const listener of terminal.listeners) listener({ ...terminal.now, status: 'busy' });
    const busy = await page.next(
      ({ payload }) => (payload as { Status?: string }).Status === 'busy',
    );
    expect(busy).toMatchObject({ type: 'Alive' });
    expect(await page.ask('status')).toMatchObject({ ok: true, payload: alive });
  });

  it('takes a payment, reverses it and closes the day', async () => {
    const order = { TotalAmount: '12.50', Currency: 'EUR' };
    expect(await page.ask('payment', order)).toMatchObject({
      payload: { Success: 1, Result: result },
    });
    expect(await page.ask('paymentReversal', result)).toMatchObject({
      payload: { OverallResult: 'Success' },
    });
    expect(await page.ask('reconciliationWithClosure')).toMatchObject({
      payload: { OverallResult: 'Success' },
    });
    expect(terminal.paid).toEqual([order]);
  });

  it.each(['0.001', '-1.00', '1,00', '9999999.00', 'NaN'])(
    'asks no terminal for %s',
    async (TotalAmount) => {
      expect(await page.ask('payment', { TotalAmount, Currency: 'EUR' })).toMatchObject({
        ok: false,
        code: 'VALIDATION',
      });
      expect(terminal.paid).toEqual([]);
    },
  );

  it('hands on why the terminal refuses', async () => {
    terminal.isBusy = true;
    const order = { TotalAmount: '12.50', Currency: 'EUR' };
    expect(await page.ask('payment', order)).toMatchObject({ ok: false, code: 'TERMINAL_BUSY' });
  });

  it('gives the terminal its address, and says which it has', async () => {
    expect(await page.ask('GetConfiguration')).toMatchObject({
      ok: false,
      code: 'TERMINAL_NOT_CONFIGURED',
    });
    expect(
      await page.ask('SetConfiguration', { ...configuration, EPT_IP: '300.1.1.1' }),
    ).toMatchObject({ code: 'VALIDATION' });
    expect(await page.ask('SetConfiguration', configuration)).toMatchObject({ ok: true });
    expect(await page.ask('GetConfiguration')).toMatchObject({ payload: configuration });
  });
});
