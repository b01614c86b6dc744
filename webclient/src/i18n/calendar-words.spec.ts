import { describe, expect, it } from '@jest/globals';

import { calendar as de } from './de/calendar.js';
import { calendar as en } from './en/calendar.js';

describe('words of the calendar', () => {
  it('tell what a member has declined from what does not take place', () => {
    expect([de.declinedByYou, de.cancelled]).toEqual(['Sie haben abgesagt', 'Fällt aus']);
    expect([en.declinedByYou, en.cancelled]).toEqual(['Declined', 'Cancelled']);
    expect(de.meet.cancelled).not.toContain('abgesagt');
  });
});
