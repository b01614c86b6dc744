import { join } from 'node:path';

/**
 * The longest name that fits everywhere. A longer name would be cut silently, and the socket
 * created elsewhere.
 */
const PATH_MAX = 103;

/**
 * The path of the socket where a server with a data folder listens to the command line on its
 * machine. It is in a separate folder that only its owner may enter, since a new socket cannot be
 * given its permissions at once.
 * @returns Undefined where the name of the data folder is too long for a socket.
 */
export function socketPath(dataFolder: string): string | undefined {
  const path = join(dataFolder, 'admin', 'admin.sock');
  return Buffer.byteLength(path) > PATH_MAX ? undefined : path;
}
