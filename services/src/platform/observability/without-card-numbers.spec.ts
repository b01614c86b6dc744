import { expect, test } from '@jest/globals';

import { PinoLog } from './pino-log.js';
import { withoutCardNumbers } from './without-card-numbers.js';

test.each([
  ['Declined 4111111111111111', 'Declined ****1111'],
  ['Declined 4111 1111-1111 1111.', 'Declined ****1111.'],
  ['{"note":"6799998900000060018"}', '{"note":"****0018"}'],
])('a line %j is written as %j', (line, written) => {
  expect(withoutCardNumbers(line)).toBe(written);
});

test.each([
  'at position 0000000000000053',
  'in 41111111-1111-4111-8111-111111111111',
  'with the hash 41111111111111110000000000000000000000000000000000000000000000ab',
  'of 4111111111111112 and 41111111111111111111',
])('a line %j stays as it is', (line) => {
  expect(withoutCardNumbers(line)).toBe(line);
});

test('no line of the log shows a card number, wherever in it somebody put one', () => {
  let written = '';
  const log = new PinoLog('info', { write: (line: string) => (written += line) });
  const cause = new Error('Refused 4111111111111111');
  log.warn('Card 4111 1111 1111 1111', { deep: { note: ['5500000000000004'] }, err: cause });
  expect(written).toContain('****1111');
  expect(written).toContain('****0004');
  expect(written.replaceAll(/[\s-]/g, '')).not.toMatch(/4111111111111111|5500000000000004/);
});
