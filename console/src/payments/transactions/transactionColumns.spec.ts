import { expect, test } from '@jest/globals';

import { formatExactMoment } from '#i18n/format.js';
import { transactionColumns, type TransactionRecord } from './transactionColumns.js';

const payment = {
  id: '1',
  amount: 1250,
  currency: 'EUR',
  status: 'success',
  reverseStatus: 'notInitiated',
  createdAt: '2026-03-04T05:00:00.000Z',
  paymentResult: { STAN: '000123', TerminalID: 'T', TimeStamp: '' },
} as TransactionRecord;

test.each([
  ['en', '12.50'],
  ['de', '12,50'],
])('a table in %s holds amounts and times as people write them', (locale, amount) => {
  const columns = Object.entries(transactionColumns((key) => key));
  const row = Object.fromEntries(columns.map(([field, cell]) => [field, cell(payment, locale)]));
  expect(row).toMatchObject({
    amount,
    currency: 'EUR',
    status: 'payment.status.success',
    reverseStatus: 'payment.reversal.notInitiated',
    createdAt: formatExactMoment(payment.createdAt, locale),
    STAN: '000123',
  });
});
