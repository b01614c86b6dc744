import { makeMessenger, type Messenger } from '@foyer/contracts/client';
import type { Channel } from '@foyer/contracts/schema';
import { Manager } from 'socket.io-client';

import { currentLocale } from '../i18n/locale.js';
import { readToken } from '../providers/token.js';

/**
 * A user with a page on `application` counts as present at a desk, and the console shows no call
 * that rings there.
 */
export type ConsoleChannel = Exclude<Channel, 'application'>;

/** Opens a channel to the server. @returns How to close it. */
export type OpenChannel = (
  channel: ConsoleChannel,
  onUp: (messenger: Messenger) => void,
  onDown: () => void,
  onRejected?: () => void,
) => () => void;

/** Opens a channel over its own socket, which reconnects automatically. */
export const openSocket: OpenChannel = (channel, onUp, onDown, onRejected) => {
  const manager = new Manager({
    query: { meet: 'console' },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: 3000,
  });
  const socket = manager.socket(`/${channel}`, {
    auth: (give) => give({ token: readToken(), language: currentLocale() }),
  });
  const messenger = makeMessenger(socket);
  socket.on('connect', () => onUp(messenger));
  socket.on('disconnect', (reason) => {
    onDown();
    if (reason === 'io server disconnect') socket.connect();
  });
  // A rejected client has reached the server, and is not tried again; after other errors the server
  // was not reached, and it is tried again.
  socket.on('connect_error', () => {
    if (socket.active) onDown();
    else onRejected?.();
  });
  return () => socket.disconnect();
};
