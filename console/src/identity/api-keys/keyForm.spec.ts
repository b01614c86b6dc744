import { describe, expect, test } from '@jest/globals';

import { dayOf, endOfDay, linesOf, networksIn, usualEnd, withoutBlankLines } from './keyForm.js';

describe('the form of an API key', () => {
  test('shows the day of an end, and takes the end of a day', () => {
    expect(dayOf(endOfDay('2026-03-29'))).toBe('2026-03-29');
    expect(new Date(endOfDay('2026-03-29') ?? '').getHours()).toBe(23);
  });

  test.each([null, undefined, '', 'soon'])('shows and takes no day for %j', (text) => {
    expect([dayOf(text), endOfDay(text)]).toEqual(['', null]);
  });

  test('proposes an end after 90 days', () => {
    const now = Date.parse('2026-03-02T10:00:00.000Z');
    expect(dayOf(usualEnd(now))).toBe('2026-05-31');
  });

  test('takes one network a line, and sends no empty one', () => {
    expect(networksIn(linesOf(['10.0.0.0/8', '2001:db8::/32']))).toHaveLength(2);
    expect(networksIn('')).toEqual([]);
    expect(withoutBlankLines({ networks: networksIn(' 10.0.0.0/8 \n\n') })).toEqual({
      networks: ['10.0.0.0/8'],
    });
  });
});
