import { expect, test } from '@jest/globals';
import { AccessDeniedError, UnavailableError } from '@kurrent/kurrentdb-client';

import { collect } from '../testing/index.js';
import type { KurrentClient } from './kurrent-client.js';
import { RenewingClient } from './renewing-client.js';

/**
 * A server that fails with an error as long as there is one, and the clients that were made for it.
 */
function failing(error: Error) {
  const server = { error: error as Error | undefined, opened: 0, now: 0 };
  const open = (): KurrentClient => {
    server.opened += 1;
    return {
      async *readAll() {
        if (server.error !== undefined) throw server.error;
        yield* [];
      },
      dispose: async () => undefined,
    } as unknown as KurrentClient;
  };
  const client = new RenewingClient(open, () => server.now);
  const read = () => collect(client.readAll());
  /** Reads every 10 ms for this time, and returns the number of clients made meanwhile. */
  const madeWithin = async (ms: number): Promise<number> => {
    const before = server.opened;
    for (const end = server.now + ms; server.now < end; server.now += 10) {
      await read().catch(() => undefined);
    }
    return server.opened - before;
  };
  return { server, read, madeWithin };
}

test('fresh clients are made less and less often, and at once again after an answer', async () => {
  const { server, read, madeWithin } = failing(new UnavailableError());
  expect(await madeWithin(100)).toBe(1);
  expect(await madeWithin(900)).toBe(2);
  expect(await madeWithin(60_000)).toBeLessThanOrEqual(31);
  const { error } = server;
  server.error = undefined;
  await read();
  server.error = error;
  expect(await madeWithin(1_000)).toBeGreaterThan(2);
});

test('a server that says no has answered: its client stays', async () => {
  const { madeWithin } = failing(new AccessDeniedError());
  expect(await madeWithin(10_000)).toBe(0);
});
