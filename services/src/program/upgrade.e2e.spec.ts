import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { makeClient } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import { Database } from '@foyer/event-log/node-sqlite';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import { v7 as newId } from 'uuid';

import { raiseLogFormat, readLogFormat } from '#platform/eventing/log-format';
import { eventually } from '#platform/testing/eventually.js';
import { EndedEarly, spawnServer, type SpawnedServer } from '#platform/testing/spawned-server.js';

/**
 * A data folder as the landed version f6742781 left it: an administrator, a portal, a group, a
 * visitor who waits.
 */
const LANDED = fileURLToPath(new URL('testing/landed-data.tar.gz', import.meta.url));
const MORE_EVENTS = 200_000;
const ADMINISTRATOR = { username: 'administrator', password: 'Correct-Horse-1' };

jest.setTimeout(240_000);

describe('A server on the data of the version before, with a long log', () => {
  let folder: string;
  let server: SpawnedServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-upgrade-'));
    execFileSync('tar', ['xzf', LANDED, '-C', folder]);
    await lengthen(join(folder, 'events.db'));
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
    const seen = new Set<string>();
    const ask = async (path: string, init: RequestInit = {}): Promise<void> => {
      const answer = await fetch(server.origin + path, init);
      const body = await answer.text();
      const code = /"code":"(\w+)"/.exec(body)?.[1] ?? '';
      seen.add([answer.status, code, answer.headers.get('retry-after') ?? ''].join(' ').trim());
    };
    const body = JSON.stringify(ADMINISTRATOR);
    const headers = { 'content-type': 'application/json' };
    await eventually(
      'it is ready',
      async () => {
        await ask('/api/v2/queue/client/reception');
        await ask('/api/v2/login', { method: 'POST', headers, body });
        await ask('/vblh/web-client-v2/queue/reception');
        return (await fetch(`${server.origin}/health/ready`)).status === 200;
      },
      120_000,
    );
    expect([...seen].sort()).toEqual(['200', '503 GETTING_READY 2']);
    // A person at the sign-in page has been let in without another click.
    const { token } = await waits;
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

async function lengthen(path: string): Promise<void> {
  const log = openSqliteEventLog({ path });
  const metadata = {
    causationId: newId(),
    correlationId: newId(),
    actor: { type: 'system', id: 'import' } as const,
    at: new Date().toISOString(),
    schemaVersion: 1,
  };
  for (let n = 0; n < MORE_EVENTS; n += 1000) {
    const appends = Array.from({ length: 1000 }, (_, m) => {
      const groupId = newId();
      const data = { groupId, name: `Group ${n + m}` };
      const events = [{ id: newId(), type: 'GroupCreated', data, metadata }];
      return { stream: `group-${groupId}`, expectedRevision: 'no-stream', events } as const;
    });
    await log.append(appends);
  }
  await log.close();
}
