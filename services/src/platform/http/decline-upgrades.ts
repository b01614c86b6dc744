import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

import { Rejected } from '../cqrs/commands/index.js';
import { rejectHandshake } from './reject-handshake.js';

/** The head of a request as it came, but for the wish to go on in another protocol. */
function headWithoutUpgrade({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n] ?? '';
    if (/^(connection|upgrade|http2-settings)$/i.test(name)) continue;
    lines.push(`${name}: ${rawHeaders[n + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/**
 * Newer versions of Node ask before they hand a request over; those read its body first, so that it
 * could not be put back.
 */
interface AskingServer extends Server {
  shouldUpgradeCallback?: (request: IncomingMessage) => boolean;
}

const wantsWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Answers requests for another protocol than WebSocket, such as HTTP/2, as if they had not asked
 * for it. RFC 9110 requires this of a server that does not speak the protocol. Node before 24 hands
 * them to each listener for upgrades, and none there knows them. A WebSocket at another path than
 * the served one is refused.
 * @param path where WebSockets are served, without a slash at its end
 */
export function declineUpgrades(server: AskingServer, path: string): void {
  if (server.shouldUpgradeCallback) server.shouldUpgradeCallback = wantsWebSocket;
  server.on('upgrade', (request: IncomingMessage, socket: Socket, begun: Buffer) => {
    if (wantsWebSocket(request)) {
      if (!request.url?.startsWith(`${path}/`)) rejectHandshake(request, new Rejected('NOT_FOUND'));
      return;
    }
    socket.unshift(Buffer.concat([Buffer.from(headWithoutUpgrade(request), 'latin1'), begun]));
    server.emit('connection', socket);
  });
}
