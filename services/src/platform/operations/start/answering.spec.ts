import { inspect } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import { FakeMongo, type MongoCommand } from '@foyer/projections/testing';

import { GridFiles } from '../../stores/files/grid/grid-files.js';
import { openReadStore } from './open-read-store.js';
import { openVault } from './open-vault.js';
import { answering } from './answering.js';
import { StartFailure } from './start-failure.js';

const open: readonly [string, (url: string) => Promise<{ close(): Promise<void> }>][] = [
  ['VAULT_URL', (url) => openVault({ kind: 'server', url })],
  ['READ_STORE_URL', (url) => openReadStore({ kind: 'server', url })],
  ['FILES_URL', (url) => answering(() => new GridFiles({ url }), 'FILES_URL', url)],
];

describe.each(open)('a start with %s at a server', (setting, start) => {
  let fake: FakeMongo | undefined;
  afterEach(async () => {
    await fake?.stop();
    fake = undefined;
  });

  const lineOf = async (url: string): Promise<string> => {
    const failure: unknown = await start(url).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!(failure instanceof StartFailure)) throw new Error(`It did not end: ${String(failure)}`);
    expect(inspect(failure, { depth: 20 })).not.toMatch(/PLANTED|documents/);
    return failure.message;
  };
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

  test.each(['insert', 'find', 'delete'])('that refuses %s says what to give', async (command) => {
    expect(await refusing(command, unauthorized)).toMatch(
      new RegExp(`^${setting}: 127.0.0.1:\\d+ does not let this user read, write and remove; give`),
    );
  });

  test('that is a secondary says so', async () => {
    const secondary = { code: 10107, codeName: 'NotWritablePrimary', errmsg: 'not primary' };
    expect(await refusing('insert', secondary)).toMatch(/ is a secondary; name the primary/);
  });

  // As a member of a set answers that is asked by itself.
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

  test('that is too old says so', async () => {
    fake = await FakeMongo.start(() => ({ ok: 1 }), { maxWireVersion: 8 });
    expect(await lineOf(fake.url)).toMatch(
      /^[A-Z_]+: 127.0.0.1:\d+ is older than MongoDB 4\.4; take /,
    );
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
