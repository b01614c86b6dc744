import '#testing/english.js';

import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';

import type { CallInHand } from '#media/hooks/useCall.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import { useHold } from './Hold.js';

afterEach(cleanup);

const toggled = async (paused: boolean, isRefused = false) => {
  const socket = new FakeSocket();
  if (isRefused) socket.refuse('remoteActionPerform', 'FORBIDDEN');
  else socket.answer('remoteActionPerform', () => ({}));
  const giveBack = jest.fn();
  const call = {
    session: { devices: { silenced: { giveBack } } },
    state: { self: { userCallId: 'me' }, others: [{ joinerType: 'Guest', paused }] },
  } as unknown as CallInHand;
  const { result } = renderHook(() => useHold(call, new Channel(socket), 'call'));
  await act(() => result.current.toggle());
  return giveBack;
};

it('gives the agent the microphone back that a call in between had turned off', async () => {
  expect(await toggled(true)).toHaveBeenCalledTimes(1);
});

it('leaves the microphone as it is when a hold begins, or does not end', async () => {
  expect(await toggled(false)).not.toHaveBeenCalled();
  expect(await toggled(true, true)).not.toHaveBeenCalled();
});
