import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify, SignJWT } from 'jose';
import { Server } from 'socket.io';

/**
 * Socket.io as its manual has it: a token checked at the handshake, a room, and a request that
 * makes it notify the room.
 */
const key = new TextEncoder().encode(randomUUID().repeat(2));
const http = createServer((request, response) => {
  if (request.method === 'POST') io.to('all').emit('push', { at: Date.now(), state: 'online' });
  response.end('{}');
});
const io = new Server(http, { transports: ['websocket'] });
io.use((socket, next) => {
  const { token } = socket.handshake.auth as { token: string };
  jwtVerify(token, key, { algorithms: ['HS256'] }).then(
    () => next(),
    (error: unknown) => next(error as Error),
  );
});
io.on('connection', (socket) => {
  void socket.join('all');
  socket.emit('state', { status: 'IN_WAITING', position: 1 });
});
const token = await new SignJWT({})
  .setProtectedHeader({ alg: 'HS256' })
  .setExpirationTime('1 day')
  .sign(key);
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  process.stdout.write(`token ${token}\nlistening http://127.0.0.1:${port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
