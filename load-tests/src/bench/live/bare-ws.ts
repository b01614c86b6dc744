import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/**
 * Bare WebSockets: every connected client is notified, and each message returns to its sender.
 */
const http = createServer((request, response) => {
  const text = JSON.stringify({ at: Date.now(), state: 'online' });
  if (request.method === 'POST') for (const client of sockets.clients) client.send(text);
  response.end('{}');
});
const sockets = new WebSocketServer({ server: http });
sockets.on('connection', (socket) => {
  socket.on('message', (data) => socket.send(data));
});
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  process.stdout.write(`listening http://127.0.0.1:${port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
