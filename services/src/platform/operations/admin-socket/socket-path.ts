import { join } from 'node:path';

/** What fits everywhere. A longer name would be cut short without a word, and the socket be made somewhere else. */
const PATH_MAX = 103;

/**
 * Where a server that works with a data folder listens to the command line on its machine: in a folder of its own that
 * only its owner may enter, since anyone who creates a socket cannot say at once who may open it.
 * @returns Undefined where the name of the data folder is too long for a socket.
 */
export function socketPath(dataFolder: string): string | undefined {
  const path = join(dataFolder, 'admin', 'admin.sock');
  return Buffer.byteLength(path) > PATH_MAX ? undefined : path;
}
