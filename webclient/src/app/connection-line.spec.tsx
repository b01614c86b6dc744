import '../testing/english.js';

import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';

import { FakeSocket } from '../testing/fake-socket.js';
import { Channel } from '../wire/channel.js';
import { ConnectionLine } from './ConnectionLine.js';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('says within two seconds that the network is away, also before the connection has noticed', () => {
  jest.useFakeTimers();
  render(<ConnectionLine channel={new Channel(new FakeSocket())} />);
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void globalThis.dispatchEvent(new Event('offline')));
  act(() => {
    jest.advanceTimersByTime(1_999);
  });
  expect(screen.getByRole('status').textContent).toMatch(/offline/i);
  network.mockReturnValue(true);
  act(() => void globalThis.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('status')).toBeNull();
});
