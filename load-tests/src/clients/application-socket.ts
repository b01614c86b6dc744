import { io, type Socket } from 'socket.io-client';
import { NoAnswer, Rejected } from './no-answer.js';

/**
 * Connects a page to the channel of visitors and agents; a connection that is lost stays lost.
 * @throws NoAnswer when the server is gone.
 */
export async function connectApplication(origin: string, token: string): Promise<Socket> {
  const socket = io(`${origin}/application`, {
    auth: { token, language: 'en' },
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('disconnect', () => reject(new NoAnswer()));
    socket.once('connect_error', (error: Error & { data?: { code: string } }) => {
      reject(error.data ? new Rejected(error.data.code) : new NoAnswer());
    });
  });
  return socket;
}
