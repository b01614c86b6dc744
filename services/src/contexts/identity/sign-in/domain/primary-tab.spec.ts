import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { noTabs, tabClaimed, tabClosed, tabOpened } from './primary-tab.js';

describe('the primary tab', () => {
  test('is the first that opens', () => {
    expect(tabOpened(tabOpened(noTabs, 'a'), 'b')).toEqual({ open: ['a', 'b'], primary: 'a' });
  });

  test('is the one that claims to be', () => {
    const two = tabOpened(tabOpened(noTabs, 'a'), 'b');
    expect(tabClaimed(two, 'b').primary).toBe('b');
    expect(tabClaimed(two, 'not open').primary).toBe('a');
  });

  test('passes to the tab that has been open longest, when it closes', () => {
    const three = ['a', 'b', 'c'].reduce(tabOpened, noTabs);
    expect(tabClosed(tabClaimed(three, 'c'), 'c')).toEqual({ open: ['a', 'b'], primary: 'a' });
    expect(tabClosed(three, 'b').primary).toBe('a');
    expect(tabClosed(tabOpened(noTabs, 'a'), 'a')).toEqual(noTabs);
  });

  test('is always exactly one of the open tabs', () => {
    const step = fc.tuple(
      fc.constantFrom(tabOpened, tabClosed, tabClaimed),
      fc.constantFrom('a', 'b', 'c'),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const tabs = steps.reduce((before, [happen, tabId]) => happen(before, tabId), noTabs);
        if (tabs.open.length === 0) expect(tabs.primary).toBeNull();
        else expect(tabs.open).toContain(tabs.primary);
      }),
    );
  });
});
