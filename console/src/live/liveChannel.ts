import type { Messenger } from '@foyer/contracts/client';
import { createContext, useContext, useEffect } from 'react';

import type { ConsoleChannel, OpenChannel } from './openSocket.js';

/** A library that did not come is asked for again after this time, in milliseconds. */
const AGAIN_MS = 3_000;

/** Loads the sockets' library after the page, which is painted sooner without it. */
const overSocket: OpenChannel = (channel, onUp, onDown, onRejected) => {
  let close: (() => void) | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const open = async (): Promise<void> => {
    try {
      const { openSocket } = await import('./openSocket.js');
      if (!isOver) close = openSocket(channel, onUp, onDown, onRejected);
    } catch {
      if (isOver) return;
      onDown();
      again = setTimeout(() => void open(), AGAIN_MS);
    }
  };
  void open();
  return () => {
    isOver = true;
    clearTimeout(again);
    close?.();
  };
};

/** How pages reach the server for what changes while they are looked at. */
export const LiveChannels = createContext<OpenChannel>(overSocket);

/**
 * Holds a channel open while a page is there.
 * @param onUp is called whenever the channel comes up, also after it was lost; none of these must
 * change between renders
 */
export function useChannel(
  channel: ConsoleChannel,
  onUp: (messenger: Messenger) => void,
  onDown: () => void,
  onRejected?: () => void,
): void {
  const open = useContext(LiveChannels);
  useEffect(
    () => open(channel, onUp, onDown, onRejected),
    [open, channel, onUp, onDown, onRejected],
  );
}
