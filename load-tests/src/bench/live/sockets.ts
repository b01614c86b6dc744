import { io, type Socket } from 'socket.io-client';

/** Handshakes at a time: a server answers the rest when it gets to them. */
const AT_ONCE = 50;

/** Opens a socket for each token and gives them once all are connected. */
export async function connectAll(
  url: string,
  tokens: readonly string[],
  prepare: (socket: Socket, index: number) => void = () => undefined,
): Promise<Socket[]> {
  const sockets: Socket[] = [];
  let next = 0;
  const connect = async (): Promise<void> => {
    while (next < tokens.length) {
      const index = next;
      next += 1;
      const socket = io(url, {
        auth: { token: tokens[index] ?? '' },
        forceNew: true,
        reconnection: false,
        transports: ['websocket'],
      });
      sockets[index] = socket;
      prepare(socket, index);
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, connect));
  return sockets;
}
