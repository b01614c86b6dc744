import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DeskView, LineEntry } from '@foyer/contracts/visits';
import { act, cleanup, renderHook } from '@testing-library/react';

import { useWhoWaits } from './useWhoWaits.js';

const entry = (clientId: string, more: Partial<LineEntry> = {}) => ({
  ...{ clientId, away: false, kept: false },
  ...more,
});
const viewOf = (...line: object[]) => ({ line }) as unknown as DeskView;

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility });

describe('the count of who waits', () => {
  const setAppBadge = jest.fn<(count?: number) => Promise<void>>(async () => undefined);
  const clearAppBadge = jest.fn(async () => undefined);
  beforeEach(() => {
    Object.assign(navigator, { setAppBadge, clearAppBadge });
    visibility = 'visible';
  });
  afterEach(() => {
    cleanup();
    jest.clearAllMocks();
  });

  it('is on the icon of the app, without those who are away or keep a place', () => {
    const line = [entry('one'), entry('two'), entry('three', { away: true })];
    const { rerender, unmount } = renderHook(({ view }) => useWhoWaits(view), {
      initialProps: { view: viewOf(...line, entry('four', { kept: true })) },
    });
    expect(setAppBadge).toHaveBeenLastCalledWith(2);
    rerender({ view: viewOf(entry('one')) });
    expect(setAppBadge).toHaveBeenLastCalledWith(1);
    unmount();
    expect(clearAppBadge).toHaveBeenCalled();
  });

  it('is in the tab while its page is hidden', () => {
    const { result } = renderHook(() => useWhoWaits(viewOf(entry('one'), entry('two'))));
    expect(result.current).toBeNull();
    act(() => {
      visibility = 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(result.current).toBe('2 people are waiting');
  });
});
