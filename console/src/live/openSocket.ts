import { makeMessenger } from '@foyer/contracts/client';
import { Manager } from 'socket.io-client';

import { currentLocale } from '../i18n/locale.js';
import { readToken } from '../providers/token.js';
import type { OpenChannel } from './liveChannel.js';

/** Opens a channel over a socket of its own, which comes back by itself. */
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
  // Who is turned away has reached the server, and is not tried again.
  socket.on('connect_error', () => {
    if (!socket.active) onRejected?.();
  });
  return () => socket.disconnect();
};
