import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';

import type { CallState } from '../core/call-state.js';
import { LocalMedia } from '../core/local-media.js';
import { FakeDevices } from '../../testing/fake-devices.js';
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

  test.each(['replaced', 'elsewhere'] as const)(
    'continues in another tab of the same person, which has it (%s)',
    (phase) => {
      expect(leave(phase)).not.toHaveBeenCalled();
    },
  );
});
