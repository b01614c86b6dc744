import { describe, expect, test } from '@jest/globals';
import { rejections, type RejectionCode } from '@foyer/contracts/rejections';

import { errorText } from './error-text.js';
import { waitText } from './wait-text.js';

describe('how long to wait', () => {
  test.each([
    ['43200', 'in 12 hours', 'in 12 Stunden'],
    ['7201', 'in 3 hours', 'in 3 Stunden'],
    ['3600', 'in 60 minutes', 'in 60 Minuten'],
    ['61', 'in 61 seconds', 'in 61 Sekunden'],
    ['1', 'in 1 second', 'in 1 Sekunde'],
    [undefined, 'shortly', 'in Kürze'],
  ])('of %s seconds is said in both languages', (seconds, en, de) => {
    expect([waitText(seconds, 'en'), waitText(seconds, 'de')]).toEqual([en, de]);
  });

  const refusing = (Object.keys(rejections) as RejectionCode[]).filter(
    (code) => rejections[code].status === 429,
  );
  test.each(refusing)('is in every sentence of a 429 (%s)', (code) => {
    expect(errorText(code, 'en', { retryAfter: '43200' })).toContain('12 hours');
    expect(errorText(code, 'de', { retryAfter: '43200' })).toContain('12 Stunden');
  });
});
