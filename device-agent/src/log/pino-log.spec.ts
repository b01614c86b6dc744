import { describe, expect, it } from '@jest/globals';

import { pinoLog } from './pino-log.js';

const line = (fields: Record<string, unknown>, message = 'Something happened'): string => {
  let written = '';
  pinoLog('info', { write: (text) => void (written += text) }).info(message, fields);
  return written;
};

describe('the log', () => {
  it('is lines of JSON with a level and a time', () => {
    expect(JSON.parse(line({ port: 443 }))).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      port: 443,
      msg: 'Something happened',
    });
  });

  it.each(['key', 'token', 'renewalToken', 'secret'])('holds no %s', (name) => {
    const written = line({
      [name]: 'hunter2',
      inside: { [name]: 'hunter2', more: { [name]: 'hunter2' } },
    });
    expect(written).not.toContain('hunter2');
  });

  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '6759649826438453',
    '4234567890123',
  ])('holds no number of a card: %s', (number) => {
    const written = line({ lines: [`PAN ${number}`] }, `a card ${number}`);
    expect(written).not.toContain(number);
    expect(written).toContain(number.slice(-4));
  });

  it('keeps short numbers', () => {
    expect(line({ port: 49_495, STAN: '000123' })).toContain('"port":49495,"STAN":"000123"');
  });
});
