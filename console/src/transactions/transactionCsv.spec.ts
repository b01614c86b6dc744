import { expect, test } from '@jest/globals';

import { transactionCsv, type TransactionRecord } from './transactionCsv.js';

const payment = {
  id: '1',
  amount: 1250,
  currency: 'EUR',
  status: 'success',
  reverseStatus: 'notInitiated',
  createdAt: '2026-03-04T05:00:00.000Z',
  payer: '=cmd()',
  paymentResult: { STAN: '000123', TerminalID: 'T', TimeStamp: '' },
} as TransactionRecord;

test.each([
  ['en', ',', '12.50'],
  ['de', ';', '12,50'],
])('a table in %s holds amounts as people write them', (locale, separator, amount) => {
  const [head = '', row = ''] = transactionCsv([payment], (key) => key, locale).split('\r\n');
  expect(head).toContain(`resources.transactions.fields.amount${separator}`);
  expect(row).toContain(
    [amount, 'EUR', 'payment.status.success', 'payment.reversal.notInitiated'].join(separator),
  );
  expect(row).toContain(`${separator}'=cmd()${separator}`);
  expect(row).toContain(new Date(payment.createdAt).toLocaleTimeString(locale));
  expect(row).toContain(`${separator}000123${separator}`);
});
