import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eventDefinitions } from '@foyer/contracts/events';
import { verifyChain } from '@foyer/event-log/chain';
import { openSqliteEventLog, type SqliteEventLog } from '@foyer/event-log/sqlite';
import { collect } from '@foyer/event-log/testing';
import { allProjections, readModelsAt, type ReadDocument } from '@foyer/projections';

import { EventCodec } from '#platform/cqrs';
import { PersonalData, PersonKeys } from '#platform/stores/personal-data';
import { readEventsWith } from '#platform/cqrs/projections';
import { SqliteVault } from '#platform/stores/vault';

/**
 * Written by the first version with which a visitor could be served (784bef7): two visitors rang,
 * one was answered and rated, one left. Of its vault only the keys of persons are kept. It is never
 * written again.
 */
const FIRST_LOG = fileURLToPath(new URL('../testing/first-log/', import.meta.url));

describe('the log of the first version', () => {
  let folder: string;
  let log: SqliteEventLog;
  let vault: SqliteVault;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-first-log-'));
    cpSync(FIRST_LOG, folder, { recursive: true });
    log = openSqliteEventLog({ path: join(folder, 'events.db') });
    vault = new SqliteVault(join(folder, 'vault.db'));
  });
  afterEach(async () => {
    await log.close();
    await vault.close();
    rmSync(folder, { recursive: true, maxRetries: 5 });
  });
  const personalData = () => new PersonalData(new PersonKeys(vault));

  test('is as it was checkpointed', async () => {
    expect(await verifyChain(log)).toMatchObject({ ok: true, verified: 53 });
  });

  test('is read, every event of it, in the present form', async () => {
    const codec = new EventCodec(personalData());
    const events = await collect(log.readAll());
    const known = events.filter(({ type }) => codec.knows(type));
    expect(known.length).toBeGreaterThan(40);
    const outdated = known.filter(
      ({ type, metadata }) => metadata.schemaVersion < (eventDefinitions.get(type)?.version ?? 0),
    );
    expect(outdated.map(({ type }) => type)).toContain('MemberSignedIn');
    for (const event of known) await codec.decode(event);
    expect(await codec.decode(outdated[0]!)).toMatchObject({ data: { method: 'unknown' } });
    const withoutUpcasters = new EventCodec(personalData(), eventDefinitions, []);
    await expect(withoutUpcasters.decode(outdated[0]!)).rejects.toThrow();
  });

  test('gives every read model what happened then', async () => {
    const sources = {
      log,
      projections: allProjections,
      readEvents: readEventsWith(new EventCodec(personalData())),
    };
    const store = await readModelsAt({ time: '9999-01-01T00:00:00.000Z' }, sources);
    const all = (name: string) => store.collection<ReadDocument>(name).find({});
    const calls = (await all('calls')) as (ReadDocument & { visitorName: string })[];
    expect(calls.map(({ visitorName }) => visitorName).sort()).toEqual([
      'Erika Mustermann',
      'Otto Normal',
    ]);
    expect(calls).toContainEqual(
      expect.objectContaining({ state: 'ended', agentName: 'Kim Agent', queueName: 'Front desk' }),
    );
    // The visitor rated the visit, and was not served: such a rating does not count.
    expect(calls).toContainEqual(expect.objectContaining({ state: 'missed', rating: null }));
    expect(await all('portals')).toMatchObject([{ name: 'Front desk', waiting: 0 }]);
    expect(await all('members')).toHaveLength(4);
  });
});
