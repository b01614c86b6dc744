import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SqliteReadStore } from '@foyer/projections';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import { FakeMongo } from '@foyer/projections/testing';
import { z } from 'zod';

import { DataFolder } from '../cli/testing/data-folder.js';
import { SqliteVault } from '#platform/stores/vault';
import { AllThatIsSaid } from '../testing/all-that-is-said.js';

const PLANTED = 'planted-f';
const AS_HEX = Buffer.from(PLANTED).toString('hex');

const said = new AllThatIsSaid();
afterAll(() => said.end());

let folder: DataFolder;
beforeEach(async () => {
  folder = await DataFolder.make();
});
afterEach(() => folder.remove());

const demandNothingSaid = async (run: () => Promise<unknown>): Promise<void> => {
  expect(await said.failureOf(run)).toBeInstanceOf(Error);
  expect(said.take()).not.toContain(PLANTED);
};

describe('a secret in a vault that the disk has damaged', () => {
  const copy = (from: string, to: string) =>
    folder.foyer('vault', 'copy', '--from', from, '--to', to);
  const place = (file: string): string => `sqlite:${folder.file(file)}`;
  const plant = async (file: string, text = PLANTED): Promise<void> => {
    const vault = new SqliteVault(folder.file(file));
    await vault.putText('credential', 'a', text);
    await vault.close();
  };

  test.each([
    [`id = CAST(id || secret || x'ff' AS TEXT)`],
    [`kind = CAST(kind || id || secret || x'ff' AS TEXT)`],
    [`kind = CAST(kind || id || secret AS TEXT)`],
    [`kind = CAST(x'0a' || secret AS TEXT), id = CAST(id || x'ff' AS TEXT)`],
  ])('is not said where it is copied from, nor to: %s', async (moved) => {
    await plant('vault.db');
    await plant('copy.db', `${PLANTED} of another`);
    folder.tamper('vault.db', `UPDATE secret SET ${moved}`);
    for (const [from, to] of [
      ['vault.db', 'copy.db'],
      ['copy.db', 'vault.db'],
    ] as const) {
      const { code, out, about } = await copy(place(from), place(to));
      expect([code, about]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
      expect(out + about).not.toContain(PLANTED);
    }
  });

  test('is not said where a server refuses it', async () => {
    await plant('vault.db');
    const errmsg = `not authorized on trial: { documents: [ { secret: "${PLANTED}" ${AS_HEX} } ] }`;
    const fake = await FakeMongo.start((command) =>
      'insert' in command && command.insert === 'secrets'
        ? { ok: 0, code: 13, codeName: 'Unauthorized', errmsg }
        : { ok: 1, n: 1, cursor: { id: 0n, ns: 'trial.secrets', firstBatch: [] } },
    );
    const { code, out, about } = await copy(place('vault.db'), fake.url);
    await fake.stop();
    expect([code, about]).toEqual([1, 'The vault failed: not authorized\n']);
    expect(out + about).not.toMatch(`${PLANTED}|${AS_HEX}`);
  });

  test.each([`${PLANTED} {`, `{"${PLANTED}`, `{"hash": "${PLANTED}", "length": 1}`])(
    'is not said where it is no JSON of its shape any more: %s',
    async (text) => {
      await plant('vault.db', text);
      const vault = new SqliteVault(folder.file('vault.db'));
      const Kept = z.strictObject({ hash: z.string(), memberId: z.uuid() });
      await demandNothingSaid(() => vault.getJson('credential', 'a', Kept));
      await vault.close();
    },
  );
});

test('an event that is no JSON any more is not repeated', async () => {
  const happened = {
    stream: 's',
    type: 'PortalCreated',
    data: {},
    actor: { type: 'system', id: 't' },
  } as const;
  await folder.log.append([
    {
      stream: 's',
      expectedRevision: 'any',
      events: [
        {
          id: '01890000-0000-7000-8000-000000000001',
          type: happened.type,
          data: { a: PLANTED },
          metadata: {
            causationId: 'c',
            correlationId: 'c',
            actor: happened.actor,
            at: '',
            schemaVersion: 1,
          },
        },
      ],
    },
  ]);
  await folder.log.close();
  folder.tamper('events.db', `UPDATE events SET data = '${PLANTED}' || data`);
  const log = openSqliteEventLog({ path: folder.file('events.db') });
  const events: unknown[] = [];
  await demandNothingSaid(async () => {
    for await (const event of log.readStream('s')) events.push(event);
  });
  await log.close();
});

test('a document of a read model that is none any more is not repeated', async () => {
  const path = folder.file('read-models.db');
  const build = { projection: 'people', version: 1, build: 1 };
  const before = new SqliteReadStore(path);
  await before.create(build, { people: { indexes: [] } });
  const doc = { _id: 'a', name: PLANTED };
  await before.write([
    { build, puts: [{ collection: 'people', doc, position: '1' }], removals: [], checkpoint: '1' },
  ]);
  await before.close();
  folder.tamper('read-models.db', `UPDATE people_v1_b1 SET doc = '${PLANTED}' || doc`);
  const after = new SqliteReadStore(path);
  await demandNothingSaid(() => after.load(build, 'people', ['a']));
  await after.close();
});
