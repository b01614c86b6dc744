import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeClient, type Client } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { spawnStandIn, type SpawnedStandIn } from '@foyer/event-log/kurrent/testing/wire';
import { MongoClient } from 'mongodb';
import { v4, v7 as newId } from 'uuid';

import { eventually } from './platform/testing/eventually.js';
import { spawnServer, type SpawnedServer } from './platform/testing/spawned-server.js';

const server = process.env.TEST_MONGODB_URL;
const PASSWORD = 'Journey-2026!x';

/** Two processes that serve people, one that does errands and one that stands by for it, as an operator would run them. */
if (server === undefined) {
  describe('Several processes', () => {
    test.todo('were not tried: TEST_MONGODB_URL names no server');
  });
} else {
  describe('Several processes', () => {
    const run = v4();
    const running = new Map<string, SpawnedServer>();
    let folder: string;
    let log: SpawnedStandIn;
    let token: string;

    const database = (name: string): string => {
      const url = new URL(server);
      url.pathname = `/foyer-${name}-${run}`;
      return url.href;
    };
    const begin = async (name: string, role: string): Promise<SpawnedServer> => {
      const process = await spawnServer({
        FOYER_DATA: join(folder, name),
        ROLES: role,
        FOYER_URL: 'http://localhost:3000',
        EVENT_LOG_URL: log.url,
        READ_STORE_URL: database('read'),
        VAULT_URL: database('vault'),
        FILES_URL: database('files'),
        SMTP_URL: 'smtp://127.0.0.1:9',
        JANUS: 'off',
      });
      running.set(name, process);
      return process;
    };
    const originOf = (name: string): string => {
      const port = /"port":(\d+)/.exec(running.get(name)?.output() ?? '')?.[1] ?? '';
      return `http://127.0.0.1:${port}`;
    };
    const clientOf = (name: string): Client =>
      makeClient({ origin: originOf(name), token: () => token });
    const create = (name: string, portalId: string) =>
      clientOf(name).call(portalRoutes.createPortal, {
        body: { _id: portalId, name: `Portal ${portalId.slice(-6)}` },
      });
    const seenBy = async (name: string, portalId: string): Promise<boolean> =>
      clientOf(name)
        .call(portalRoutes.getPortal, { params: { id: portalId } })
        .then(
          () => true,
          () => false,
        );
    /** As any client: what was not answered in time is asked again with its id. */
    const createEventually = async (name: string, portalId: string): Promise<void> => {
      const isDone = () =>
        create(name, portalId).then(
          () => true,
          (error: unknown) => {
            expect(error).toMatchObject({ code: 'UNAVAILABLE' });
            return false;
          },
        );
      await eventually(`${name} answers`, isDone, 40_000);
    };

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'foyer-several-'));
      log = await spawnStandIn();
      const errands = await begin('errands', 'projector');
      await Promise.all(['api-1', 'api-2'].map((name) => begin(name, 'api')));
      const link = /#token=([\w-]+)/.exec(errands.output())?.[1] ?? '';
      const first = makeClient({ origin: originOf('api-1') });
      const body = { token: link, password: PASSWORD };
      ({ token } = await first.call(identityRoutes.redeemSignInLink, { body }));
    }, 120_000);

    afterAll(async () => {
      for (const process of running.values()) await process.end('SIGKILL');
      await log.end();
      const client = new MongoClient(server);
      for (const name of ['read', 'vault', 'files']) {
        await client.db(new URL(database(name)).pathname.slice(1)).dropDatabase();
      }
      await client.close();
      await rm(folder, { recursive: true });
    }, 30_000);

    test('what one was told, it and the others can show at once', async () => {
      const portalId = newId();
      await create('api-1', portalId);
      expect(await seenBy('api-1', portalId)).toBe(true);
      expect(await seenBy('api-2', portalId)).toBe(true);
    });

    test('who does errands serves nobody', async () => {
      const { status } = await fetch(`${originOf('errands')}/api/v2/queue/${newId()}`);
      expect(status).toBe(404);
      const page = await fetch(`${originOf('errands')}/vblh/`);
      expect(page.status).toBe(404);
      const health = await fetch(`${originOf('errands')}/health/ready`);
      expect(await health.json()).toMatchObject({ state: 'up' });
    });

    test('errands go on elsewhere when their process is killed, and nothing acknowledged is lost', async () => {
      const starting = begin('standby', 'projector');
      const before = newId();
      await create('api-2', before);
      await running.get('errands')?.end('SIGKILL');
      const meanwhile = newId();
      await createEventually('api-1', meanwhile);
      await starting;
      expect(await seenBy('api-2', before)).toBe(true);
      expect(await seenBy('api-2', meanwhile)).toBe(true);
    }, 90_000);

    test('one that was stopped for a while ends when it goes on, and writes nothing', async () => {
      const paused = running.get('standby');
      const starting = begin('errands', 'projector');
      paused?.process.kill('SIGSTOP');
      await starting;
      const portalId = newId();
      await createEventually('api-2', portalId);
      expect(await paused?.end('SIGCONT')).toBe(3);
      expect(await seenBy('api-1', portalId)).toBe(true);
    }, 90_000);
  });
}
