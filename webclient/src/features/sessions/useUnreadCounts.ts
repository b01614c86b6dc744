import { chatMessages } from '@foyer/contracts/chat';
import { sessionRoutes } from '@foyer/contracts/sessions';
import { useCallback, useEffect, useRef } from 'react';

import { api } from '#app/api.js';
import { useStaff } from '#app/staff/staff-context.js';
import { useLoaded } from '#app/useLoaded.js';

/** Changes within this time are counted together, in milliseconds. */
const TOGETHER_MS = 300;

/**
 * Returns the number of unread messages in each of the member's sessions: more as they come, fewer
 * as they are read, in any tab.
 */
export function useUnreadCounts(): Readonly<Record<string, number>> {
  const { wire } = useStaff();
  const load = useCallback(
    (signal: AbortSignal) => api.call(sessionRoutes.getUnreadCounts, { signal }),
    [],
  );
  const { value, again } = useLoaded(load);
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    const channel = wire.channel('chat');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), TOGETHER_MS);
    };
    const stop = [
      channel.on(chatMessages.sendMessage, count),
      channel.on(chatMessages.deleteMessage, count),
      channel.on(chatMessages.readMessages, count),
      channel.onUp(count),
    ];
    return () => {
      clearTimeout(timer);
      for (const stopOne of stop) stopOne();
    };
  }, [wire]);
  return value ?? {};
}
