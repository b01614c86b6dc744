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

it('counts down how long a visit waits for an offline visitor, and says when that is over', () => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ConnectionLine channel={new Channel(new FakeSocket())} waitsMs={30_000} />);
  const after = (ms: number) => {
    act(() => {
      jest.advanceTimersByTime(ms);
    });
    return screen.getByRole('status').textContent;
  };
  expect(after(2_000)).toBe('You are offline. We will wait 20 more seconds.');
  expect(after(8_000)).toContain(' 20 more seconds');
  expect(after(1_000)).toContain(' 10 more seconds');
  expect(after(17_000)).toContain(' 2 more seconds');
  expect(after(1_000)).toContain(' 1 more second.');
  expect(after(1_000)).toMatch(/offline for too long/);
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
