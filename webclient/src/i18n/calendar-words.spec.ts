import { describe, expect, it } from '@jest/globals';

import { calendar as de } from './de/calendar.js';
import { calendar as en } from './en/calendar.js';

describe('words of the calendar', () => {
  it('tell what a member has declined from what does not take place', () => {
    expect([de.declinedByYou, de.cancelled]).toEqual(['Sie haben abgesagt', 'Fällt aus']);
    expect([en.declinedByYou, en.cancelled]).toEqual(['Declined', 'Cancelled']);
    expect(de.meet.cancelled).not.toContain('abgesagt');
  });

  it('count people by verbs that fit', () => {
    const { accepted_one: one, accepted_other: more } = en.counted;
    expect([one, more]).toEqual(['{{count}} is coming', '{{count}} are coming']);
    expect(en.counted.none_one).toBe('{{count}} has not answered');
    expect(de.counted.declined_one).toBe('{{count}} hat abgesagt');
    expect(de.counted.declined_other).toBe('{{count}} haben abgesagt');
  });
});
