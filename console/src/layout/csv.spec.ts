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

test('what looks like a formula becomes text, a negative number stays one', () => {
  expect(csvOf([['=1+1', '-cmd', '-12.50', '@x']], 'en')).toBe("\uFEFF'=1+1,'-cmd,-12.50,'@x\r\n");
});
