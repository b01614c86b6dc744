import { expect, test } from '@jest/globals';

import { csvOf } from './csv.js';

test('a table is separated as spreadsheets of the language expect it', () => {
  const rows = [
    ['Name', 'Amount'],
    ['A, B; "C"', '12,50'],
  ];
  expect(csvOf(rows, 'en')).toBe('\uFEFFName,Amount\r\n"A, B; ""C""","12,50"\r\n');
  expect(csvOf(rows, 'de')).toBe('\uFEFFName;Amount\r\n"A, B; ""C""";12,50\r\n');
});

test('turns text that looks like a formula into plain text, and keeps a negative number', () => {
  expect(csvOf([['=1+1', '-cmd', '-12.50', '@x']], 'en')).toBe("\uFEFF'=1+1,'-cmd,-12.50,'@x\r\n");
});
