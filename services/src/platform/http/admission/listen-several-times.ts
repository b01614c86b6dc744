import { spawn } from 'node:child_process';
import { Server, Socket } from 'node:net';

/** How long it may take, in milliseconds. */
const WITHIN_MS = 10_000;

/**
 * Gives a socket that is listened at back so many times, and with it anyone who connected meanwhile, of whom nothing may have been
 * read. It does not wait for their connections to end.
 */
const MIRROR = `
process.once('message', (times, server) => {
  server.pauseOnConnect = true;
  server.on('connection', (socket) => process.send('connection', socket));
  for (let time = 1; time <= times; time += 1) {
    process.send('listener', server, () => {
      if (time < times) return;
      server.close();
      process.send('done');
    });
  }
});
process.once('disconnect', () => process.exit());
`;

/**
 * Has the socket of a server listened at several times more. In each turn of its event loop, Node takes one connection for each
 * handle, and a socket that was sent to another process and back comes with a handle of its own.
 * @param receive is handed the connections that are taken so.
 * @param signal ends the listeners, and does not wait for those that are still to come.
 * @throws Error where there cannot be another process.
 */
export function listenSeveralTimes(
  server: Server,
  times: number,
  receive: (socket: Socket) => void,
  signal: AbortSignal,
): Promise<void> {
  const mirror = spawn(process.execPath, ['--eval', MIRROR], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
    timeout: WITHIN_MS,
    signal,
  });
  const take = (listener: Server): void => {
    const close = (): void => void listener.close();
    if (signal.aborted) close();
    else signal.addEventListener('abort', close);
    listener.on('connection', receive);
  };
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => (signal.aborted ? resolve() : reject(error));
    mirror.on('error', fail);
    mirror.once('exit', () => resolve());
    mirror.on('message', (what, handle) => {
      if (handle instanceof Socket) receive(handle);
      if (handle instanceof Server) take(handle);
      if (what === 'done') mirror.disconnect();
    });
    mirror.send(times, server, (error) => {
      if (error !== null) fail(error);
    });
  });
}
