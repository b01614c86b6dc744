import { createHash } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another agent runs on the same folder. */
export class AlreadyRunning extends Error {
  override readonly name = 'AlreadyRunning';
}

/** Given back when the agent ends; the system gives it back also when it is killed. */
export interface Place {
  release(): Promise<void>;
}

/**
 * Takes the only place for an agent on a folder.
 * @throws AlreadyRunning
 */
export async function takeOnlyPlace(folder: string): Promise<Place> {
  const path = placeOf(folder);
  const server = await listenOrTakeOver(path, folder);
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function listenOrTakeOver(path: string, folder: string): Promise<Server> {
  try {
    return await listen(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (await isHeld(path)) throw new AlreadyRunning(`An agent already runs on ${folder}`);
    // Only where sockets are files can one be left behind by an agent that was killed.
    await rm(path, { force: true });
    return listen(path);
  }
}

function placeOf(folder: string): string {
  const name = `foyer-device-agent-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });
}

function isHeld(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
