import { chatMessages } from '@foyer/contracts/chat';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { loadAgain } from '#app/queries/load-again.js';
import { useStaff } from '#app/staff/staff-context.js';
import { sessionQueries } from './session-queries.js';

/** Changes within this time are counted together, in milliseconds. */
const TOGETHER_MS = 300;

const unread = sessionQueries.unread();

/**
 * Returns the number of unread messages in each of the member's sessions: more as they come, fewer
 * as they are read, in any tab.
 */
export function useUnreadCounts(): Readonly<Record<string, number>> {
  const { wire } = useStaff();
  const queries = useQueryClient();
  const { data } = useQuery(unread);
  useEffect(() => {
    const channel = wire.channel('chat');
    const { queryKey } = unread;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void loadAgain(queries, queryKey), TOGETHER_MS);
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
  }, [wire, queries]);
  return data ?? {};
}
