import type { Messenger } from '@foyer/contracts/client';
import { lineMessages, type LinesView } from '@foyer/contracts/visits';
import { useCallback, useRef, useState } from 'react';

import { useChannel } from '../live/liveChannel.js';

export interface Lines {
  /** Undefined until the server has said how the lines are. */
  readonly view: LinesView | undefined;
  /** Why that could not be loaded. */
  readonly error: unknown;
  /** Whether changes arrive; without a connection what is shown may be old. */
  readonly connected: boolean;
  readonly retry: () => void;
  /** Lets a visitor be served next. */
  readonly serveNext: (
    visitor: { readonly queueId: string; readonly clientId: string },
    reason: string,
  ) => Promise<void>;
}

/** The lines of all portals, as they change. */
export function useLines(): Lines {
  const [view, setView] = useState<LinesView>();
  const [error, setError] = useState<unknown>(null);
  const [connected, setConnected] = useState(false);
  const messenger = useRef<Messenger>(undefined);
  const stop = useRef<() => void>(undefined);

  const ask = useCallback(async (channel: Messenger) => {
    try {
      const ack = await channel.emit(lineMessages.watchLines, {});
      // After a reconnect another server may number its views otherwise.
      setView(ack.view);
      setError(null);
      setConnected(true);
    } catch (problem) {
      setError(problem);
    }
  }, []);
  const watch = useCallback(
    (channel: Messenger) => {
      messenger.current = channel;
      // The channel may have been up before.
      stop.current?.();
      stop.current = channel.on(lineMessages.watchLines, (pushed) =>
        setView((known) => (known !== undefined && known.asOf > pushed.asOf ? known : pushed)),
      );
      void ask(channel);
    },
    [ask],
  );
  const lose = useCallback(() => setConnected(false), []);
  useChannel('monitoring', watch, lose);

  return {
    view,
    error,
    connected,
    retry: () => {
      if (messenger.current) void ask(messenger.current);
    },
    serveNext: async ({ queueId, clientId }, reason) => {
      await messenger.current?.emit(lineMessages.reorderLine, { queueId, clientId, reason });
    },
  };
}
