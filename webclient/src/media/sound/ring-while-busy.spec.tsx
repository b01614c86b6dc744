import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';

import { useInCall } from './in-call.js';
import { sounds } from './sounds.js';
import { useRing } from './useRing.js';

describe('the ring', () => {
  let tone: jest.SpiedFunction<typeof sounds.ring>;

  beforeEach(() => {
    tone = jest.spyOn(sounds, 'ring').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'locks');
  });
  const rings = async (kind: 'queueCall' | 'call') => {
    const { unmount } = renderHook(() => useRing(true, kind));
    await act(async () => Promise.resolve());
    unmount();
    return tone.mock.calls.length > 0;
  };

  it.each(['queueCall', 'call'] as const)('of kind %s is silent in a call', async (kind) => {
    const { rerender } = renderHook((isIn: boolean) => useInCall(isIn), { initialProps: true });
    expect(await rings(kind)).toBe(false);
    rerender(false);
    expect(await rings(kind)).toBe(true);
  });

  it('is silent while another tab of the browser is in a call', async () => {
    const query = async () => ({ held: [{ name: 'foyer/in-call' }], pending: [] });
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { query } });
    expect(await rings('call')).toBe(false);
  });
});
