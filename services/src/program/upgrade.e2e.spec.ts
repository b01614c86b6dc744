import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { makeClient, tokenOf } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import { Database } from '@foyer/event-log/node-sqlite';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';

import { raiseLogFormat, readLogFormat } from '#platform/eventing/log-format';
import { EndedEarly, spawnServer, type SpawnedServer } from '#platform/testing/spawned-server.js';
import { ADMINISTRATOR, answersUntilReady, lengthen, unpackLanded } from './testing/landed-data.js';

const MORE_EVENTS = 300_000;

jest.setTimeout(240_000);

describe('A server on the data of the version before, with a long log', () => {
  let folder: string;
  let server: SpawnedServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-upgrade-'));
    unpackLanded(folder);
    await lengthen(join(folder, 'events.db'), MORE_EVENTS);
    const readModels = new Database(join(folder, 'read-models.db'));
    // However similar the two versions are, their read models have different versions.
    readModels.exec('UPDATE _builds SET version = version - 1');
    readModels.close();
    server = await begin();
  });
  afterAll(async () => {
    await server.end();
    rmSync(folder, { recursive: true, maxRetries: 5 });
  });

  const begin = () => spawnServer({ FOYER_DATA: folder, JANUS: 'off' });

  test('is not ready until it can answer, and says meanwhile when to come again', async () => {
    const waiting = makeClient({ origin: server.origin });
    const waits = waiting.call(identityRoutes.login, { body: ADMINISTRATOR });
    const seen = await answersUntilReady(server.origin, 300_000);
    expect(seen).toEqual({ before: ['200', '503 GETTING_READY 2'], after: ['200'] });
    // A person at the sign-in page has been let in without another click.
    const token = tokenOf(await waits);
    const client = makeClient({ origin: server.origin, token: () => token });
    const profile = await client.call(identityRoutes.getProfile, {});
    expect(profile).toMatchObject({ userName: 'administrator' });
    const groups = await fetch(`${server.origin}/api/v2/admin/groups?filter={"q":"Hall"}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await groups.json()).toMatchObject([{ name: 'Hall' }]);
  });

  test('on the way back is told that the log is of a newer program, in one line', async () => {
    await server.end();
    const log = openSqliteEventLog({ path: join(folder, 'events.db') });
    expect((await readLogFormat(log)).kinds.get('MemberSignedIn')).toBeGreaterThan(0);
    await raiseLogFormat(log, [['MemberSignedIn', 99]], '9.9.9');
    await log.close();
    const fault: unknown = await begin().catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(EndedEarly);
    const { exitCode, output } = fault as EndedEarly;
    expect(exitCode).toBe(2);
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(/^foyer: EVENT_LOG_URL: a newer Foyer \(9\.9\.9, since .*restore/),
    ]);
  });
});
