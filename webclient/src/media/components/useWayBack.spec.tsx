import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';

import type { CallState } from '../core/call-state.js';
import { LocalMedia } from '../core/local-media.js';
import { ownProperties } from '../core/own-properties.js';
import { FakeDevices } from '#testing/fake-devices.js';
import { useWayBackFrom, WAY_BACK_MS } from './useWayBack.js';

describe('a call that was left, within the time of its way back', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const leave = (takenOver: CallState['phase']) => {
    const go = jest.fn();
    const media = new LocalMedia(new FakeDevices().asBrowser(), localStorage);
    const { result, rerender } = renderHook(
      ({ phase }: { phase: CallState['phase'] }) => useWayBackFrom(phase, media, go),
      { initialProps: { phase: 'in' as CallState['phase'] } },
    );
    act(() => result.current.leave('leave'));
    rerender({ phase: takenOver });
    act(() => {
      jest.advanceTimersByTime(WAY_BACK_MS);
    });
    return go;
  };

  test('is left when the time is over', () => {
    expect(leave('in')).toHaveBeenCalledTimes(1);
  });

  test.each(['back', 'goNow', 'forget'] as const)('is told to the others until %s', (end) => {
    const media = new LocalMedia(new FakeDevices().asBrowser(), localStorage);
    const { result } = renderHook(() => useWayBackFrom('in', media, () => undefined));
    const told = () => ownProperties(media.state.get()).mayReturnForS;
    expect(told()).toBeUndefined();
    act(() => result.current.leave('leave'));
    expect(told()).toBe(WAY_BACK_MS / 1_000);
    act(() => result.current[end]());
    expect(told()).toBeUndefined();
  });

  test.each(['replaced', 'elsewhere'] as const)(
    'continues in another tab of the same person, which has it (%s)',
    (phase) => {
      expect(leave(phase)).not.toHaveBeenCalled();
    },
  );
});
