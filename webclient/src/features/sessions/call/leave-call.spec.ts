import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';

import { WAY_BACK_MS } from '#media/components/useWayBack.js';
import type { CallState } from '#media/core/call-state.js';
import { LocalMedia } from '#media/core/local-media.js';
import { FakeDevices } from '#testing/fake-devices.js';
import { useLeaveCall } from './useLeaveCall.js';

type Others = CallState['others'];
const colleague = [{ userCallId: 'other' }] as unknown as Others;

describe("leaving a session's call", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const leaveWith = (others: Others) => {
    const go = jest.fn();
    const media = new LocalMedia(new FakeDevices().asBrowser(), localStorage);
    const { result } = renderHook(() => useLeaveCall({ phase: 'in', others }, media, go));
    act(() => result.current.leaveCall());
    return { go, way: () => result.current };
  };

  it('is done at once while others stay, with whom one can rejoin', () => {
    const { go, way } = leaveWith(colleague);
    expect(go).toHaveBeenCalledTimes(1);
    expect(way().left).toBeNull();
  });

  it('can be undone by the last one, whose leaving ends the call', () => {
    const { go, way } = leaveWith([]);
    expect(way().left?.how).toBe('leave');
    act(() => way().back());
    act(() => {
      jest.advanceTimersByTime(WAY_BACK_MS);
    });
    expect(go).not.toHaveBeenCalled();
    act(() => way().leaveCall());
    act(() => {
      jest.advanceTimersByTime(WAY_BACK_MS);
    });
    expect(go).toHaveBeenCalledTimes(1);
  });
});
