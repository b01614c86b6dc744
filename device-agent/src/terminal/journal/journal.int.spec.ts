import { mkdir, mkdtemp, readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Entry, Order } from './entries.js';
import { apply, drawnTogether, emptyState } from './journal-state.js';
import { Journal } from './journal.js';

const at = '2026-03-02T09:00:00.000Z';
const order = (id: string): Order => ({
  kind: 'payment',
  id,
  transactionId: id,
  amount: 1250,
  currency: 'EUR',
});
const begun = (id: string): Entry => ({
  type: 'begun',
  at,
  order: order(id),
  requestId: '12345678',
  terminal: 'opi 10.0.0.5:20002',
});
const settled = (id: string): Entry => ({
  type: 'settled',
  at,
  id,
  via: 'answer',
  settlement: { outcome: 'failure', code: 'DECLINED', text: null },
});
const entry = fc
  .constantFrom('a', 'b', 'c', 'd')
  .chain((id) =>
    fc.constantFrom<Entry>(
      begun(id),
      { type: 'step', at, id, name: 'opi.CardPayment', binding: true, baseline: '000001' },
      { type: 'printed', at, id, copy: 'customer', lines: ['BETRAG EUR 12,50'], whole: false },
      { type: 'printed', at, id, copy: 'customer', lines: ['BETRAG EUR 12,50'], whole: true },
      { type: 'doubted', at, id, code: 'LINE_LOST' },
      settled(id),
      { type: 'canceled', id, transactionId: id, kind: 'payment', code: 'NOT_SENT' },
      { type: 'asked', id },
      { type: 'reported', number: 1 },
      { type: 'reported', number: 2 },
    ),
  );
const folded = (entries: readonly Entry[]) => {
  const state = emptyState();
  for (const one of entries) apply(state, one);
  return state;
};
const EVERYTHING = { orders: 100, receipts: 100 };

describe('the journal of a terminal', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'journal-'))));
  afterEach(() => rm(folder, { recursive: true }));
  const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined };
  const open = (keeping = EVERYTHING) => Journal.open({ folder, log: silent, keeping });

  it('says the same after it was drawn together at any time', () => {
    fc.assert(
      fc.property(fc.array(entry), fc.array(entry), (before, after) => {
        const lean = drawnTogether(folded(before), EVERYTHING);
        expect(folded([...lean, ...after])).toEqual(folded([...before, ...after]));
      }),
    );
  });

  it('is the same after it was opened again, and owes what was not acknowledged', async () => {
    const first = await open();
    await first.write(begun('a'));
    await first.write(settled('a'));
    await first.write({ type: 'reported', number: 1 });
    await first.close();
    const second = await open();
    expect(second.operation('a')?.settlement).toMatchObject({ code: 'DECLINED' });
    expect(second.owed()).toMatchObject([{ number: 2, report: { type: 'result', id: 'a' } }]);
    await second.write(begun('b'));
    await second.close();
    const third = await open();
    expect(third.owed().map(({ number }) => number)).toEqual([2, 3]);
    await third.close();
  });

  it('holds no card number, whatever it is given', async () => {
    const journal = await open();
    await journal.write(begun('a'));
    const lines = ['Karte 6799998900000060018'];
    await journal.write({ type: 'printed', at, id: 'a', copy: 'merchant', lines, whole: true });
    await journal.close();
    const text = await readFile(join(folder, 'terminal.journal'), 'utf8');
    expect(text).toContain('0018');
    expect(text).not.toMatch(/\d{13}/);
  });

  it('drops receipts first and whole orders then, but never one that is open', async () => {
    const first = await open();
    await first.write(begun('open'));
    for (const id of ['a', 'b', 'c']) {
      await first.write(begun(id));
      await first.write({
        type: 'printed',
        at,
        id,
        copy: 'customer',
        lines: ['BETRAG'],
        whole: false,
      });
      await first.write(settled(id));
    }
    await first.close();
    const second = await open({ orders: 2, receipts: 1 });
    const kept = second.operations().map((o) => [o.order.id, o.hasReceipt, o.printed.customer]);
    expect(kept).toEqual([
      ['open', false, []],
      ['b', true, []],
      ['c', true, ['BETRAG']],
    ]);
    await second.close();
  });

  describe('when it cannot be drawn together', () => {
    /** In the way of the file that the journal is drawn together into. */
    const obstacle = () => join(folder, 'terminal.journal.new');
    const long = (id: string): Entry => ({
      type: 'printed',
      at,
      id,
      copy: 'merchant',
      lines: Array<string>(200).fill('BETRAG EUR 12,50 '.repeat(6)),
      whole: true,
    });

    it('keeps each line that was written down, and is drawn together when that works again', async () => {
      const journal = await open();
      await journal.write(begun('a'));
      await mkdir(obstacle());
      for (let n = 0; n < 60; n += 1) await journal.write(long('a'));
      await journal.write(begun('b'));
      expect(journal.operation('b')).toBeDefined();
      const size = async () => (await readFile(join(folder, 'terminal.journal'))).length;
      expect(await size()).toBeGreaterThan(1024 * 1024);
      await rmdir(obstacle());
      for (let n = 0; n < 10; n += 1) await journal.write(long('a'));
      expect(await size()).toBeLessThan(1024 * 1024);
      await journal.close();
      const again = await open();
      expect(again.operations().map(({ order: { id } }) => id)).toEqual(['a', 'b']);
      await again.close();
    });

    it('opens all the same', async () => {
      const journal = await open();
      await journal.write(begun('a'));
      await journal.close();
      await mkdir(obstacle());
      const again = await open();
      await again.write(settled('a'));
      expect(again.operation('a')?.settlement).toMatchObject({ code: 'DECLINED' });
      await again.close();
      expect(await readdir(folder)).toContain('terminal.journal');
    });
  });

  it('loses nothing that is written while it is drawn together', async () => {
    const journal = await open();
    const ids = Array.from({ length: 400 }, (_, n) => `order-${n}`);
    const filler = { type: 'printed', at, copy: 'merchant', whole: true } as const;
    const lines = Array<string>(100).fill('BETRAG EUR 12,50 '.repeat(6));
    await Promise.all(
      ids.flatMap((id) => [journal.write(begun(id)), journal.write({ ...filler, id, lines })]),
    );
    await journal.close();
    const again = await open({ orders: 1_000, receipts: 1_000 });
    expect(again.operations().map(({ order: { id } }) => id)).toEqual(ids);
    await again.close();
  });
});
