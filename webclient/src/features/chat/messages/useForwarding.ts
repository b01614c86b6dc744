import { sessionRoutes } from '@foyer/contracts/sessions';
import { useEffect, useState } from 'react';

import { debug } from '#debug.js';
import type { ChatSession } from '../session/chat-session.js';

/** Two are enough: one of them is another one. */
const query = { page: 1, limit: 2 } as const;

/**
 * True if messages can be forwarded from a chat: there is another session to send them to.
 * @param may True if the user may do so at all
 */
export function useForwarding({ place: { api, channelId } }: ChatSession, may: boolean): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => {
    if (!may) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    api.call(sessionRoutes.listSessions, { query, signal }).then(
      ({ docs }) => setCan(docs.some((one) => one.channelId !== channelId)),
      (error: unknown) => {
        debug('chat', 'sessions', error);
        // The dialog says what is wrong, and tries again.
        if (!signal.aborted) setCan(true);
      },
    );
    return () => abort.abort();
  }, [api, channelId, may]);
  return may && can;
}
