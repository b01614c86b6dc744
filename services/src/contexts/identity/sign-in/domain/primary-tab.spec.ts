import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import {
  noTabs,
  TAB_RETURN_MS,
  tabClaimed,
  tabClosed,
  tabOpened,
  type Tabs,
} from './primary-tab.js';

const opened = (tabs: Tabs, tabId: string) => tabOpened(tabs, tabId, 0);
const three = ['a', 'b', 'c'].reduce(opened, noTabs);

describe('the primary tab', () => {
  test('is the first that opens', () => {
    const two = opened(opened(noTabs, 'a'), 'b');
    expect(two).toEqual({ open: ['a', 'b'], primary: 'a', gone: null });
  });

  test('is the one that claims to be', () => {
    const two = opened(opened(noTabs, 'a'), 'b');
    expect(tabClaimed(two, 'b').primary).toBe('b');
    expect(tabClaimed(two, 'not open').primary).toBe('a');
  });

  test('passes to the tab that has been open longest, when it closes', () => {
    expect(tabClosed(tabClaimed(three, 'c'), 'c', 5)).toMatchObject({
      open: ['a', 'b'],
      primary: 'a',
    });
    expect(tabClosed(three, 'b', 5).primary).toBe('a');
    expect(tabClosed(opened(noTabs, 'a'), 'a', 5)).toMatchObject({ open: [], primary: null });
  });

  test.each([
    ['in time', TAB_RETURN_MS - 1, 'a'],
    ['too late', TAB_RETURN_MS, 'b'],
  ])('is the reloaded one again when that returns %s', (_when, after, primary) => {
    const reloading = tabClosed(three, 'a', 1_000);
    expect(reloading.primary).toBe('b');
    expect(tabOpened(reloading, 'a', 1_000 + after).primary).toBe(primary);
  });

  test('returns to the one that had it first when a stand-in is reloaded as well', () => {
    const both = tabClosed(tabClosed(three, 'a', 0), 'b', 10);
    expect(both.primary).toBe('c');
    expect(tabOpened(tabOpened(both, 'b', 20), 'a', 30).primary).toBe('a');
  });

  test('stays where a person chose it meanwhile, or where it closed without being it', () => {
    const chosen = tabClaimed(tabClosed(three, 'a', 0), 'c');
    expect(tabOpened(chosen, 'a', 10).primary).toBe('c');
    expect(tabOpened(tabClosed(three, 'b', 0), 'b', 10).primary).toBe('a');
  });

  test('is always exactly one of the open tabs', () => {
    const step = fc.tuple(
      fc.constantFrom(tabOpened, tabClosed, tabClaimed),
      fc.constantFrom('a', 'b', 'c'),
      fc.integer({ min: 0, max: 3 * TAB_RETURN_MS }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const tabs = steps.reduce(
          (before, [happen, tabId, at]) => happen(before, tabId, at),
          noTabs,
        );
        if (tabs.open.length === 0) expect(tabs.primary).toBeNull();
        else expect(tabs.open).toContain(tabs.primary);
      }),
    );
  });
});
