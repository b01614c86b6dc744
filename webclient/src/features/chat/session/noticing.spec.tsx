import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Client } from '@foyer/contracts/client';
import { act, cleanup, render, screen } from '@testing-library/react';

import { dismissToast, toast, toasts } from '#design/toasts.js';
import { CallStage } from '#media/components/CallStage.js';
import type { LocalMedia } from '#media/core/local-media.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import { makeStore } from '#state/store.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import { aMessage, CHANNEL, OTHER, own, SELF } from '../testing/a-message.js';
import { ChatSession } from './chat-session.js';
import { useUnread } from './useChat.js';
import { useMessageToasts } from './useMessageToasts.js';

const call = {
  session: { receiver: { streams: makeStore(new Map()) } },
  watch: { quality: makeStore(new Map()) },
  state: { phase: 'in', others: [], relayUp: true, self: null },
} as unknown as CallInHand;
const media = { state: makeStore({ choice: {} }) } as unknown as LocalMedia;
const LONG_MS = 60_000;

function Call({ chat, shown }: { readonly chat: ChatSession | null; readonly shown: boolean }) {
  useMessageToasts(chat, shown, 'Visitor');
  return <CallStage call={call} media={media} listens awaited={useUnread(chat) > 0} />;
}

describe('a message in a call whose chat is closed', () => {
  let socket: FakeSocket;
  let chat: ChatSession;
  const passes = (ms: number) =>
    act(() => {
      jest.advanceTimersByTime(ms);
    });
  const controlsHide = () => screen.getByTestId('call-stage').dataset.idle === 'true';
  const said = () => toasts.get().map(({ text }) => text);
  const push = (order: number, more: object = {}) =>
    act(() => socket.push('send-message', aMessage(order, more)));

  beforeEach(() => {
    jest.useFakeTimers();
    socket = new FakeSocket();
    socket.answer('readMessages', () => ({}));
    const api = { call: async () => ({ docs: [], reads: [], hasNextPage: false }) };
    chat = new ChatSession({
      ...{ channelId: CHANNEL, selfId: SELF },
      ...{ channel: new Channel(socket), api: api as unknown as Client },
    });
    chat.open();
  });
  afterEach(() => {
    cleanup();
    chat.close();
    for (const { id } of toasts.get()) dismissToast(id);
    jest.useRealTimers();
  });

  it('brings the controls back, which stay until it was read', () => {
    render(<Call chat={chat} shown={false} />);
    passes(LONG_MS);
    expect(controlsHide()).toBe(true);
    push(1);
    passes(LONG_MS);
    expect(controlsHide()).toBe(false);
    act(() => chat.markRead());
    expect(controlsHide()).toBe(true);
  });

  it('is announced with the name of its sender', () => {
    render(<Call chat={chat} shown={false} />);
    push(1, { sender: { _id: OTHER, joinerType: 'User', displayName: 'Bea' } });
    push(2, { sender: { _id: OTHER, joinerType: 'Guest', displayName: null } });
    expect(said()).toEqual(['New message from Bea', 'New message from Visitor']);
  });

  it('is said no more once the chat opens, and what else was said stays', () => {
    const { rerender } = render(<Call chat={chat} shown={false} />);
    push(1, { sender: { _id: OTHER, joinerType: 'User', displayName: 'Bea' } });
    act(() => toast('Copied'));
    expect(said()).toEqual(['New message from Bea', 'Copied']);
    rerender(<Call chat={chat} shown />);
    expect(said()).toEqual(['Copied']);
  });

  it('is not said of own ones, of other chats, nor where the chat is shown', () => {
    const { rerender } = render(<Call chat={chat} shown={false} />);
    push(1, own);
    push(2, { receiver: OTHER });
    rerender(<Call chat={chat} shown />);
    push(3);
    rerender(<Call chat={null} shown={false} />);
    expect(said()).toEqual([]);
  });
});
