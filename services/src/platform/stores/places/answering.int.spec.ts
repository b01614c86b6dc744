import { inspect } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import { FakeMongo, type MongoCommand } from '@foyer/projections/testing';

import { GridFiles } from '../files/grid/grid-files.js';
import { openReadStore } from '../../operations/start/open-read-store.js';
import { openVault } from '../../operations/start/open-vault.js';
import { answering } from './answering.js';
import { StartFailure } from './unusable-place.js';

const open: readonly [string, (url: string) => Promise<{ close(): Promise<void> }>][] = [
  ['VAULT_URL', (url) => openVault({ kind: 'server', url })],
  ['READ_STORE_URL', (url) => openReadStore({ kind: 'server', url })],
  ['FILES_URL', (url) => answering(() => new GridFiles({ url }), 'FILES_URL', url)],
];

/** The message of a failed start, which repeats no text of the server. */
async function lineOfFailure(start: () => Promise<unknown>): Promise<string> {
  const failure: unknown = await start().then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof StartFailure)) throw new Error(`It did not end: ${String(failure)}`);
  expect(inspect(failure, { depth: 20 })).not.toMatch(/PLANTED|documents/);
  return failure.message;
}

// The driver asks such a server again until its time limit, so all are asked at once.
test('a start at a server that is too old says so, for every kind of store', async () => {
  const fake = await FakeMongo.start(() => ({ ok: 1 }), { maxWireVersion: 8 });
  const lines = await Promise.all(open.map(([, start]) => lineOfFailure(() => start(fake.url))));
  await fake.stop();
  expect(lines).toEqual(
    open.map(([setting]) =>
      expect.stringMatching(
        new RegExp(`^${setting}: 127.0.0.1:\\d+ is older than MongoDB 4\\.4; take `),
      ),
    ),
  );
});

describe.each(open)('a start with %s at a server', (setting, start) => {
  let fake: FakeMongo | undefined;
  afterEach(async () => {
    await fake?.stop();
    fake = undefined;
  });

  const lineOf = (url: string) => lineOfFailure(() => start(url));
  const refusing = async (refused: string, answer: object): Promise<string> => {
    fake = await FakeMongo.start((command: MongoCommand) =>
      refused in command
        ? { ok: 0, ...answer }
        : { ok: 1, n: 1, cursor: { id: 0n, ns: 'trial._trial', firstBatch: [] } },
    );
    return lineOf(fake.url);
  };
  const unauthorized = {
    code: 13,
    codeName: 'Unauthorized',
    errmsg: 'not authorized on trial to execute command { documents: [ PLANTED ] }',
  };

  test.each(['insert', 'find', 'delete'])('says what to give if it refuses %s', async (command) => {
    expect(await refusing(command, unauthorized)).toMatch(
      new RegExp(`^${setting}: 127.0.0.1:\\d+ does not let this user read, write and remove; give`),
    );
  });

  test('says so if the server is a secondary', async () => {
    const secondary = { code: 10107, codeName: 'NotWritablePrimary', errmsg: 'not primary' };
    expect(await refusing('insert', secondary)).toMatch(/ is a secondary; name the primary/);
  });

  // A member of a set gives these answers to a direct connection.
  test.each([
    ['insert', { code: 10107, codeName: 'NotWritablePrimary', errmsg: 'not primary' }],
    ['find', { code: 13435, codeName: 'NotPrimaryNoSecondaryOk', errmsg: 'not primary' }],
  ])('by directConnection that is a secondary says so: %s', async (refused, answer) => {
    fake = await FakeMongo.start(
      (command) =>
        refused in command
          ? { ok: 0, ...answer, topologyVersion: undefined }
          : { ok: 1, n: 1, cursor: { id: 0n, ns: 'trial._trial', firstBatch: [] } },
      {
        ismaster: false,
        isWritablePrimary: false,
        secondary: true,
        setName: 'rs0',
        setVersion: 1,
        hosts: ['127.0.0.1:1', '127.0.0.1:2'],
        primary: '127.0.0.1:1',
        me: '127.0.0.1:2',
      },
    );
    const line = await lineOf(`${fake.url}?directConnection=true`);
    expect(line).toMatch(/ is a secondary; name the primary, or the whole replica set$/);
  });

  test.each(['?wat=1', '?authMechanism=WRONG', '?tls=maybe'])(
    'with an option that the driver refuses says so: %s',
    async (options) => {
      const line = await lineOf(`mongodb://127.0.0.1:1/trial${options}`);
      expect(line).toMatch(
        new RegExp(`^${setting}: this address cannot be used: [^\\n]+; look at its options$`),
      );
    },
  );
});
