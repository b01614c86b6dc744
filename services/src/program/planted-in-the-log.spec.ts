import { inspect } from 'node:util';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { KurrentEventLog, openKurrentEventLog } from '@foyer/event-log/kurrent';
import { collect } from '@foyer/event-log/testing';

import { AllThatIsSaid } from '../testing/all-that-is-said.js';

const PLANTED = 'PLANTED-a90c';
type Client = ConstructorParameters<typeof KurrentEventLog>[0];

/** Statuses of the protocol by which a call can fail. */
const CODES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

/**
 * As the client gives on what the server says of a call: that repeats what it was asked to write,
 * wherever it can.
 */
function errorOf(code: number): Error {
  const details = `it was asked for { data: "${PLANTED}" }; message larger than max`;
  const raw = { code, details, metadata: { 'exception-bin': PLANTED } };
  return Object.assign(new Error(`${code}: ${details}`), raw, { _raw: raw, stream: PLANTED });
}

/** A client whose every call fails. */
function failing(error: Error): Client {
  const fail = () => Promise.reject(error);
  async function* failReading(): AsyncGenerator<never> {
    await fail();
  }
  const calls = { appendToStream: fail, multiStreamAppend: fail, subscribeToAll: fail };
  const reads = { readStream: failReading, readAll: failReading };
  return { ...calls, ...reads, dispose: async () => undefined } as unknown as Client;
}

const event = {
  id: '01890000-0000-7000-8000-000000000001',
  type: 'PortalCreated',
  data: { a: PLANTED },
  metadata: {
    causationId: 'c',
    correlationId: 'c',
    actor: { type: 'system', id: 't' },
    at: '2026-03-02T08:00:00.000Z',
    schemaVersion: 1,
  },
} as const;

const operations: readonly [string, (log: KurrentEventLog) => Promise<unknown>][] = [
  [
    'an append to one stream',
    (log) => log.append([{ stream: PLANTED, expectedRevision: 'no-stream', events: [event] }]),
  ],
  [
    'an append to several streams',
    (log) =>
      log.append(
        ['a', 'b'].map((stream, at) => ({
          stream,
          expectedRevision: 'no-stream',
          events: [{ ...event, id: event.id.replace(/1$/, String(at)) }],
        })),
      ),
  ],
  ['a reading of a stream', (log) => collect(log.readStream('a'))],
  ['a reading of all', (log) => collect(log.readAll())],
  ['a look for the last of a stream', (log) => log.lastOf('a')],
  ['a look for the head', (log) => log.head()],
];

describe('a value in KurrentDB', () => {
  const said = new AllThatIsSaid();
  afterAll(() => said.end());

  test.each(operations)(
    'is in nothing that is said of %s, however it fails',
    async (_, operate) => {
      for (const code of CODES) {
        const log = new KurrentEventLog(failing(errorOf(code)));
        expect(await said.failureOf(() => operate(log))).toBeInstanceOf(Error);
      }
      const text = said.take();
      expect(text).toContain('ClientError');
      expect(text.includes(PLANTED) ? text.slice(0, 2000) : '').toBe('');
    },
  );

  test.each([
    '127.0.0.1:1?tls=false',
    '127.0.0.1:1?tls=false&nodePreference=wat',
    '127.0.0.1:1?nodePreference=follower',
    '127.0.0.1:1?wat=1',
    '127.0.0.1:1?tls=maybe',
    '127.0.0.1:no',
    '127.0.0.1:1:1',
    '',
    '?=@127.0.0.1:1?wat',
  ])('is, as a password, in nothing that is said of a log at %s', async (place) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const url = `esdb://user:${PLANTED}@${place}`;
    expect(await said.failureOf(() => openKurrentEventLog({ url }))).toBeInstanceOf(Error);
    const text = said.take();
    expect(text + inspect(warn.mock.calls)).not.toContain(PLANTED);
    warn.mockRestore();
  });
});
