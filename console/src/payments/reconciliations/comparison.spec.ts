import { expect, test } from '@jest/globals';

import { comparedTotals } from './comparison.js';

const total = (cardCircuit: string, currency: 'EUR' | 'USD', number: number, amount: number) => ({
  cardCircuit,
  currency,
  number,
  amount,
});

test.each(['terminalTotals', 'ledgerTotals', 'receiptTotals'])(
  'two sides that agree do not hide that %s differ',
  (side) => {
    const same = [total('VISA', 'EUR', 2, 2500)];
    const all = { terminalTotals: same, ledgerTotals: same, receiptTotals: same };
    expect(comparedTotals(all)).toMatchObject([{ agree: true }]);
    for (const other of [total('VISA', 'EUR', 2, 2400), total('VISA', 'EUR', 1, 2500)]) {
      expect(comparedTotals({ ...all, [side]: [other] })).toMatchObject([{ agree: false }]);
    }
  },
);

test('totals stand side by side, by currency and card circuit', () => {
  const visa = total('VISA', 'EUR', 2, 2500);
  const rows = comparedTotals({
    terminalTotals: [visa, total('girocard', 'EUR', 1, 999)],
    ledgerTotals: [visa, total('VISA', 'USD', 1, 100), total('amex', 'EUR', 0, 0)],
    receiptTotals: [visa, total('VISA', 'USD', 2, 100)],
  });
  expect(rows.map((row) => [row.currency, row.cardCircuit, row.agree])).toEqual([
    ['EUR', 'amex', true],
    ['EUR', 'girocard', false],
    ['EUR', 'VISA', true],
    ['USD', 'VISA', false],
  ]);
  expect(rows[1]).toMatchObject({ terminal: { amount: 999 }, ledger: null, receipts: null });
});
