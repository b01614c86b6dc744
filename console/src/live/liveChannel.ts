import type { Messenger } from '@foyer/contracts/client';
import type { Channel } from '@foyer/contracts/schema';
import { createContext, useContext, useEffect } from 'react';

/** Opens a channel to the server. @returns How to close it. */
export type OpenChannel = (
  channel: Channel,
  onUp: (messenger: Messenger) => void,
  onDown: () => void,
  onRefused?: () => void,
) => () => void;

/** The socket comes after the first page, which needs none to be drawn. */
const overSocket: OpenChannel = (channel, onUp, onDown, onRefused) => {
  let close: (() => void) | undefined;
  let isClosed = false;
  import('./openSocket.js').then(({ openSocket }) => {
    if (!isClosed) close = openSocket(channel, onUp, onDown, onRefused);
  }, onDown);
  return () => {
    isClosed = true;
    close?.();
  };
};

/** How pages reach the server for what changes while they are looked at. */
export const LiveChannels = createContext<OpenChannel>(overSocket);

/**
 * Holds a channel open while a page is there.
 * @param onUp is called whenever the channel comes up, also after it was lost; none of these must change between renders
 */
export function useChannel(
  channel: Channel,
  onUp: (messenger: Messenger) => void,
  onDown: () => void,
  onRefused?: () => void,
): void {
  const open = useContext(LiveChannels);
  useEffect(() => open(channel, onUp, onDown, onRefused), [open, channel, onUp, onDown, onRefused]);
}
