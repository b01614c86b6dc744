import type { Messenger } from '@foyer/contracts/client';
import { lineMessages, type LinesView } from '@foyer/contracts/visits';
import { useCallback, useRef, useState } from 'react';

import { useChannel } from '#live/liveChannel.js';
import type { WantedState } from './agentStates.js';

type Waiting = Readonly<Record<'queueId' | 'clientId', string>>;

export interface Lines {
  /** Undefined until the server has said how the lines are. */
  readonly view: LinesView | undefined;
  /** Why that could not be loaded. */
  readonly error: unknown;
  /** True if changes arrive; without a connection the shown state may be old. */
  readonly connected: boolean;
  readonly retry: () => void;
  /** Puts a visitor at another place; the first is served next. */
  readonly move: (visitor: Waiting, position: number, reason: string) => Promise<void>;
  /** Lets a visitor wait on at another portal. */
  readonly transfer: (visitor: Waiting, toQueueId: string, reason: string) => Promise<void>;
  /** Sets what an agent is at. */
  readonly setState: (memberId: string, wanted: WantedState) => Promise<void>;
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
    move: async ({ queueId, clientId }, position, reason) => {
      const place = { queueId, clientId, position, reason };
      await messenger.current?.emit(lineMessages.reorderLine, place);
    },
    transfer: async ({ queueId, clientId }, toQueueId, reason) => {
      const there = { queueId, clientId, toQueueId, reason };
      await messenger.current?.emit(lineMessages.transferVisitor, there);
    },
    setState: async (memberId, wanted) => {
      await messenger.current?.emit(lineMessages.setAgentState, { memberId, ...wanted });
    },
  };
}
