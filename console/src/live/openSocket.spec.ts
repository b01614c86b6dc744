import { EventEmitter } from 'node:events';
import { beforeEach, expect, jest, test } from '@jest/globals';

const socket = Object.assign(new EventEmitter(), {
  active: true,
  connect: jest.fn(),
  disconnect: jest.fn(),
});
jest.unstable_mockModule('socket.io-client', () => ({
  Manager: class {
    socket = () => socket;
  },
}));
const { openSocket } = await import('./openSocket.js');

const [up, down, rejected] = [jest.fn(), jest.fn(), jest.fn()];
beforeEach(() => {
  socket.removeAllListeners();
  for (const heard of [up, down, rejected]) heard.mockClear();
  openSocket('main', up, down, rejected);
});

test('a server that went before the channel was ever up counts as away', () => {
  socket.active = true;
  socket.emit('connect_error', new Error('websocket error'));
  expect(down).toHaveBeenCalledTimes(1);
  expect(rejected).not.toHaveBeenCalled();
});

test('a server that turns the page away was reached', () => {
  socket.active = false;
  socket.emit('connect_error', new Error('UNAUTHORIZED'));
  expect(down).not.toHaveBeenCalled();
  expect(rejected).toHaveBeenCalledTimes(1);
});
