import { chatMessages } from '@foyer/contracts/chat';
import type { Client } from '@foyer/contracts/client';
import { useEffect, useRef, useState } from 'react';

import { debug } from '#debug.js';
import { makeStore, useStore } from '#state/store.js';
import type { CallState } from '#media/core/call-state.js';
import type { Wire } from '#wire/wire.js';
import { forgetDrafts } from '../composer/drafts.js';
import { ChatSession } from './chat-session.js';

interface ChatOfCall extends Omit<CallChat, 'selfId'> {
  readonly state: Pick<CallState, 'phase' | 'self'>;
}

const nothing = () => undefined;
const TRIED_AGAIN_MS = 3_000;
const TRIES = 10;

/** Phases in which another page is in the call, or none. */
const AWAY: readonly CallState['phase'][] = ['over', 'replaced', 'elsewhere'];

/** The chat of the call that this page is in; while it comes back into it the chat stays. */
export function useChatOfCall({ state: { phase, self }, ...rest }: ChatOfCall): ChatSession | null {
  const selfId = AWAY.includes(phase) ? undefined : self?.callJoinerId;
  const chat = useCallChat({ ...rest, selfId });
  useForgottenDrafts(chat, { callId: rest.callId, isGuest: self?.joinerType === 'Guest' });
  const waits = self?.paused === true;
  const waited = useRef(waits);
  useEffect(() => {
    // A visitor who is sent back to wait receives no messages meanwhile; they are loaded after the
    // return.
    if (waited.current && !waits) chat?.catchUp();
    waited.current = waits;
  }, [chat, waits]);
  return chat;
}

interface CallChat {
  readonly wire: Wire;
  readonly api: Client;
  /** The call that one is in. */
  readonly callId: string;
  /** As whom; undefined as long as one is not in it. */
  readonly selfId: string | undefined;
}

/**
 * The chat of a call, entered as soon as one is in the call and left with it.
 * @returns null before it is entered, and after it was closed.
 */
function useCallChat({ wire, api, callId, selfId }: CallChat): ChatSession | null {
  const [store] = useState(() => makeStore<ChatSession | null>(null));
  useEffect(() => {
    if (selfId === undefined) return undefined;
    const entrance = wire.channel('sessionCallChat');
    const channel = wire.channel('chat');
    const payload = { sessionCallId: callId };
    let stopHearing: () => void = nothing;
    let isGone = false;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      stopHearing();
      stopHearing = nothing;
      store.set(null);
    };
    const enter = async () => {
      if (entrance.state.get() !== 'up' || channel.state.get() !== 'up') return;
      try {
        const { channelId } = await entrance.emit(chatMessages.connectSessionCallChat, payload);
        if (isGone) return;
        const present = store.get();
        if (present?.place.channelId === channelId) {
          // Messages between the connection and the entrance went to others only.
          present.catchUp();
          tries = 0;
          return;
        }
        leave();
        const chat = new ChatSession({ channelId, selfId, channel, api });
        stopHearing = chat.open();
        store.set(chat);
        tries = 0;
      } catch (error) {
        debug('chat', 'not entered', error);
        tries += 1;
        // A participant who was away for long enters the call again a moment later than this
        // channel.
        clearTimeout(timer);
        if (!isGone && tries < TRIES) timer = setTimeout(() => void enter(), TRIED_AGAIN_MS);
      }
    };
    const stop = [
      entrance.onUp(() => void enter()),
      channel.onUp(() => void enter()),
      entrance.on(chatMessages.leaveSessionCallChat, ({ sessionCallId }) => {
        if (sessionCallId === callId) leave();
      }),
    ];
    return () => {
      isGone = true;
      clearTimeout(timer);
      for (const stopOne of stop) stopOne();
      leave();
      if (entrance.state.get() !== 'up') return;
      entrance.emit(chatMessages.leaveSessionCallChat, payload).catch(() => undefined);
    };
  }, [wire, api, callId, selfId, store]);
  return useStore(store);
}

/**
 * Forgets with the call what was typed there and not sent. Members keep it in the chat of a
 * session, which outlives its calls.
 */
function useForgottenDrafts(
  chat: ChatSession | null,
  { callId, isGuest }: { readonly callId: string; readonly isGuest: boolean },
): void {
  const place = useRef<ChatSession['place'] | null>(null);
  const lasts = chat !== null && !isGuest && chat.place.channelId !== callId;
  useEffect(() => {
    if (chat) place.current = lasts ? null : chat.place;
  }, [chat, lasts]);
  useEffect(
    () => () => {
      if (place.current) forgetDrafts(place.current);
      place.current = null;
    },
    [callId],
  );
}
