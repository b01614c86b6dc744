import { expect, test } from '@jest/globals';
import type { TransactionDocument } from '@foyer/projections/payments';

import { transactionTable } from './transaction-table.js';

const tableWith = (purpose: string) =>
  transactionTable([{ _id: 't', amount: 1250, purpose } as TransactionDocument]).split('\r\n')[1];

test.each([
  ['Parking', ',Parking,'],
  ['=1+1', ",'=1+1,"],
  ['Fee;=1+1;', ',"Fee;=1+1;",'],
  ['Fee\t=1+1', ',"Fee\t=1+1",'],
  ['"Fee", two', ',"""Fee"", two",'],
])('a purpose %j stays one cell that is no formula', (purpose, cell) => {
  expect(tableWith(purpose)).toContain(cell);
});
