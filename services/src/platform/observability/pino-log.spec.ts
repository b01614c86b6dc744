import { expect, test } from '@jest/globals';

import { PinoLog } from './pino-log.js';

const written = (log: (to: PinoLog) => void): string => {
  let lines = '';
  log(new PinoLog('info', { write: (line: string) => (lines += line) }));
  return lines;
};

test('no line of the log shows a card number, wherever in it one was put', () => {
  const cause = new Error('Refused 4111111111111111');
  const lines = written((log) => {
    log.warn('Card 4111 1111-1111 1111', { deep: { note: ['5500000000000004'] }, err: cause });
  });
  expect(lines).toContain('**** ****-**** 1111');
  expect(lines).toContain('************0004');
  expect(lines.replaceAll(/[\s-]/g, '')).not.toMatch(/4111111111111111|5500000000000004/);
});

test.each([
  'at position 0000000000000053',
  'in 41111111-1111-4111-8111-111111111111',
  'with the hash 41111111111111110000000000000000000000000000000000000000000000ab',
  'since 1772442000000',
])('a line %j stays as it is', (message) => {
  const lines = written((log) => {
    log.info(message);
  });
  expect(lines).toContain(message);
});
