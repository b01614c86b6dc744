import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import getPort from 'get-port';

import { watching } from '../../testing/contract/watching.js';
import { ZvtEmulator } from '../../testing/emulator/zvt-emulator.js';
import { ZvtTerminal } from './zvt-terminal.js';

const CARDS = ['6725990314159265357', '4999990271828185', '378282246310005'];

describe('the receipts of a ZVT terminal', () => {
  let emulator: ZvtEmulator;
  let terminal: ZvtTerminal;

  beforeEach(async () => {
    const port = await getPort();
    emulator = new ZvtEmulator();
    await emulator.listen(port);
    const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined };
    terminal = new ZvtTerminal({
      host: '127.0.0.1',
      port,
      myPort: 1,
      workstationId: 'Client1',
      times: { connectMs: 5_000, replyMs: 10_000, answerMs: 10_000 },
      log: silent,
      now: () => new Date('2026-03-02T09:00:00.000Z'),
      newRequestId: () => '00000001',
    });
  });
  afterEach(() => emulator.stop());

  const pay = async (cardNumber: string) => {
    emulator.script.add({ cardNumber });
    const { watch, printed } = watching();
    const order = { requestId: '12345678', amount: 1250, currency: 'EUR' } as const;
    expect(await terminal.pay(order, watch)).toMatchObject({ outcome: 'success' });
    return printed;
  };

  it.each([
    ['by blocks', true],
    ['line by line', false],
  ])('go to whom they belong when they are printed %s', async (_, hasTextBlocks) => {
    emulator.hasTextBlocks = hasTextBlocks;
    const { customer, merchant } = await pay(CARDS[0] ?? '');
    expect(customer[0]).toBe('* * Kundenbeleg * *');
    expect(customer.join()).not.toContain('Händler');
    expect(merchant[0]).toBe('* * Händlerbeleg * *');
    expect(merchant.join()).not.toContain('Kunden');
    expect(customer).toContain('BETRAG EUR 12,50');
  });

  it.each(CARDS)('show four digits of %s, wherever the paper ends', async (card) => {
    emulator.hasTextBlocks = false;
    for (let width = 12; width <= 26; width += 1) {
      emulator.ownWidth = width;
      const { customer, merchant } = await pay(card);
      for (const lines of [customer, merchant]) {
        const from = lines.findIndex((line) => line.startsWith('Karte'));
        const to = lines.findIndex((line) => line.startsWith('BETRAG'));
        const shown = lines.slice(from, to).join('').replace(/\D/g, '');
        expect([width, shown]).toEqual([width, card.slice(-4)]);
      }
    }
  });

  it('are not kept where they broke off in the middle of a line', async () => {
    emulator.hasTextBlocks = false;
    emulator.ownWidth = 12;
    emulator.script.add({ dropAt: 'merchantPrinted', how: 'cut' });
    const { watch, printed } = watching();
    const order = { requestId: '12345678', amount: 1250, currency: 'EUR' } as const;
    expect(await terminal.pay(order, watch)).toMatchObject({ outcome: 'unknown' });
    expect(printed.customer).toEqual([]);
    expect(printed.merchant.join('')).toContain('Händlerbeleg');
  });
});
