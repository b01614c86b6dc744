import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';

import { callAtRest, type CallState } from '#media/core/call-state.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import { makeStore } from '#state/store.js';
import { useTabTakesCall } from './useTabTakesCall.js';

afterEach(cleanup);

const follow = (first: CallState['phase']) => {
  const claims = makeStore(0);
  const takeBack = jest.fn(async () => undefined);
  const session = { takeBack } as unknown as CallInHand['session'];
  const { rerender } = renderHook(
    ({ phase }) => useTabTakesCall({ claims }, { session, state: { ...callAtRest, phase } }),
    { initialProps: { phase: first } },
  );
  const claim = () => act(() => claims.set((count) => count + 1));
  const become = (phase: CallState['phase']) => rerender({ phase });
  return { takeBack, claim, become };
};

it('takes the call once to the tab that was made the main one, also when that was pressed early', () => {
  const { takeBack, claim, become } = follow('joining');
  claim();
  expect(takeBack).not.toHaveBeenCalled();
  become('elsewhere');
  become('joining');
  become('in');
  expect(takeBack).toHaveBeenCalledTimes(1);
});

it('does not fetch it back from the tab that takes it later, until it is pressed again', () => {
  const { takeBack, claim, become } = follow('in');
  claim();
  become('replaced');
  expect(takeBack).not.toHaveBeenCalled();
  claim();
  expect(takeBack).toHaveBeenCalledTimes(1);
});
