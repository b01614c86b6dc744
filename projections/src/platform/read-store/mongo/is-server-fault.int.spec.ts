import { once } from 'node:events';
import { createServer, connect, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { MongoNetworkError } from 'mongodb';

import { isServerFault } from './is-server-fault.js';

test('counts an error of writing to a connection that the other side has ended as a fault of the server', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  await once(socket, 'close');
  const fault = await new Promise<unknown>((resolve) => {
    socket.once('error', resolve);
    socket.write('a question', (error) => resolve(error));
  });
  server.close();
  expect(isServerFault(fault)).toBe(true);
});

test('errors of the driver are, a mistake of the caller is not', () => {
  expect(isServerFault(new MongoNetworkError('gone'))).toBe(true);
  expect(isServerFault(Object.assign(new Error('ended'), { code: 'EPIPE' }))).toBe(true);
  expect(isServerFault(new TypeError('undefined is not a function'))).toBe(false);
  expect(isServerFault(Object.assign(new Error('bad'), { code: 'ERR_INVALID_ARG_TYPE' }))).toBe(
    false,
  );
});
