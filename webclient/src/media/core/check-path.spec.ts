import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { MEDIA_CHECK_MS } from '@foyer/contracts/calls';

import { FakeConnection } from '#testing/fake-connection.js';
import type { Channel } from '#wire/channel.js';
import { checkPath } from './check-path.js';

/** Browsers leave each question to a closed connection without an answer. */
class SilentConnection extends FakeConnection {
  override setLocalDescription(): Promise<void> {
    return new Promise(() => undefined);
  }
}

const channel = {
  emit: () => Promise.resolve({ relay: 'janus', iceServers: [] }),
} as unknown as Channel;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { RTCPeerConnection: SilentConnection });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
});

it('ends in time where a connection says nothing', async () => {
  const checked = checkPath(channel, [], new AbortController().signal);
  await jest.advanceTimersByTimeAsync(MEDIA_CHECK_MS);
  await expect(checked).resolves.toBe('unreachable');
});

it('ends at once when it is called off', async () => {
  const callOff = new AbortController();
  const checked = checkPath(channel, [], callOff.signal);
  await jest.advanceTimersByTimeAsync(0);
  callOff.abort();
  await expect(checked).resolves.toBe('unreachable');
});
