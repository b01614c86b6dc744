import '#testing/browser-parts.js';

import { afterEach, expect, it } from '@jest/globals';
import type { ChatMessage } from '@foyer/contracts/chat';
import type { Client } from '@foyer/contracts/client';
import { cleanup, renderHook, waitFor } from '@testing-library/react';

import type { CallState } from '#media/core/call-state.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import type { Wire } from '#wire/wire.js';
import { aMessage, CHANNEL, SELF } from '../testing/a-message.js';
import { draftOf, forgetAllDrafts } from '../composer/drafts.js';
import { useChatOfCall } from './useCallChat.js';

afterEach(cleanup);

it('requests the messages from the time in which a visitor was sent to wait, after the return', async () => {
  const socket = new FakeSocket();
  socket.answer('connectSessionCallChat', () => ({ channelId: CHANNEL }));
  const channel = new Channel(socket);
  const docs: ChatMessage[] = [aMessage(1)];
  let asked = 0;
  const load = async () => {
    asked += 1;
    return { docs: [...docs], reads: [], hasNextPage: false };
  };
  const api = { call: load } as unknown as Client;
  const wire = { channel: () => channel } as unknown as Wire;
  const { result, rerender } = renderHook(
    (paused: boolean) => {
      const state = { phase: 'in', self: { callJoinerId: SELF, paused } } as unknown as CallState;
      return useChatOfCall({ wire, api, callId: 'c1', state });
    },
    { initialProps: false },
  );
  const known = () => result.current?.history.state.get().messages.map(({ _id }) => _id);
  await waitFor(() => expect(known()).toEqual(['m001']));
  rerender(true);
  docs.push(aMessage(2));
  const before = asked;
  rerender(false);
  await waitFor(() => expect(known()).toEqual(['m001', 'm002']));
  expect(asked).toBe(before + 1);
});

it.each([
  ['its own', 'c1', 'User', ''],
  ['a session, for a guest', CHANNEL, 'Guest', ''],
  ['a session, for a member', CHANNEL, 'User', 'Half a sent'],
])(
  'ends what was typed with the call in a chat of %s',
  async (_of, channelId, joinerType, left) => {
    const socket = new FakeSocket();
    socket.answer('connectSessionCallChat', () => ({ channelId }));
    const channel = new Channel(socket);
    const api = {
      call: async () => ({ docs: [], reads: [], hasNextPage: false }),
    } as unknown as Client;
    const wire = { channel: () => channel } as unknown as Wire;
    const state = { phase: 'in', self: { callJoinerId: SELF, paused: false, joinerType } };
    const { result, unmount } = renderHook(() =>
      useChatOfCall({ wire, api, callId: 'c1', state: state as unknown as CallState }),
    );
    await waitFor(() => expect(result.current).not.toBeNull());
    const place = { channelId, selfId: SELF };
    draftOf(place).set('Half a sent');
    unmount();
    expect(draftOf(place).get()).toBe(left);
    forgetAllDrafts();
  },
);
