import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeClient, type Client } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import { sampleEvents } from '@foyer/event-log/testing';
import { SqliteReadStore } from '@foyer/projections';
import { v7 as newId } from 'uuid';

import { eventually } from '#platform/testing/eventually.js';
import { spawnServer, type SpawnedServer } from '#platform/testing/spawned-server.js';
import { FoyerCommand } from '../testing/foyer-command.js';

/** Enough events for a rebuild of seconds; each of them becomes a document. */
const EVENTS = 30_000;
const TOGETHER = 200;
const WITHIN_MS = 120_000;

describe('Read models rebuilt beside a running server', () => {
  let folder: string;
  let server: SpawnedServer;
  let token: string;
  let client: Client;
  const portals: string[] = [];
  const commands: FoyerCommand[] = [];

  const begin = async (): Promise<void> => {
    server = await spawnServer({ FOYER_DATA: folder, JANUS: 'off' });
    client = makeClient({ origin: server.origin, token: () => token });
  };
  const rebuild = (...more: string[]): FoyerCommand => {
    const command = new FoyerCommand({ FOYER_DATA: folder }, 'projections', 'rebuild', ...more);
    commands.push(command);
    return command;
  };
  const timesDone = (): number => server.output().split('Read models were rebuilt').length - 1;
  const createPortal = async (): Promise<void> => {
    const _id = newId();
    await client.call(portalRoutes.createPortal, { body: { _id, name: `Portal ${_id}` } });
    portals.push(_id);
  };
  const isShown = (id: string): Promise<boolean> =>
    client.call(portalRoutes.getPortal, { params: { id } }).then(
      () => true,
      () => false,
    );
  const shown = async (): Promise<number> =>
    (await Promise.all(portals.map(isShown))).filter((is) => is).length;
  /** Numbers of the builds in the file, while no server runs. */
  const builds = async (): Promise<readonly number[]> => {
    const store = new SqliteReadStore(join(folder, 'read-models.db'));
    const all = await store.builds();
    await store.close();
    return all.map(({ build }) => build);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-anew-'));
    await begin();
    await eventually('it says how to sign in', () => server.output().includes('#token='));
    const [, once = ''] = /first-sign-in#token=([\w-]+)/.exec(server.output()) ?? [];
    const body = { token: once, password: 'Rebuilt-2026!x' };
    token = (await client.call(identityRoutes.redeemSignInLink, { body })).token;
    await server.end();
    const log = openSqliteEventLog({ path: join(folder, 'events.db') });
    for (let n = 0; n < EVENTS; n += TOGETHER) {
      const events = sampleEvents(TOGETHER);
      await log.append([{ stream: `sample-${n}`, expectedRevision: 'any', events }]);
    }
    await log.close();
    await begin();
    const isCurrent = async (): Promise<boolean> => {
      const health = await fetch(`${server.origin}/health/ready`);
      return /"timeline":\{[^}]*"state":"current"/.test(await health.text());
    };
    await eventually('it has caught up', isCurrent, WITHIN_MS);
    await createPortal();
  }, WITHIN_MS);
  afterAll(async () => {
    for (const command of commands) {
      command.process.kill('SIGKILL');
      await command.ended;
    }
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, maxRetries: 5 });
  }, WITHIN_MS);

  test(
    'answers as ever meanwhile, is ready, and says how far it is; a second one is refused',
    async () => {
      const command = rebuild();
      await command.says(/^0 %/);
      const health = await fetch(`${server.origin}/health/ready`);
      expect(health.status).toBe(200);
      expect(await health.text()).toMatch(/"rebuilt":[01]/);
      const metrics = await (await fetch(`${server.origin}/metrics`)).text();
      expect(metrics).toMatch(/foyer_projection_rebuild_ratio\{projection="timeline"\} [01]/);
      const second = rebuild('portals');
      expect(await second.ended).toBe(1);
      expect(second.about).toMatch(/being rebuilt already, \d+ %: \w+(, [\w-]+)*, timeline/);
      while (timesDone() === 0) {
        await createPortal();
        expect(await isShown(portals.at(-1) ?? '')).toBe(true);
      }
      expect(await command.ended).toBe(0);
      expect(command.out).toMatch(/^Rebuilt in [\d.]+ s: .*\btimeline\b.*\n$/);
      expect(command.about.split('\n').length).toBeLessThan(14);
      expect(portals.length).toBeGreaterThan(2);
      expect(await shown()).toBe(portals.length);
    },
    WITHIN_MS,
  );

  test(
    'goes on where the command is ended by Ctrl-C',
    async () => {
      const command = rebuild();
      await command.says(/^0 %/);
      command.process.kill('SIGINT');
      expect(await command.ended).toBe(130);
      expect(command.about).toContain('The server goes on with it');
      expect(timesDone()).toBe(1);
      await eventually('it is done all the same', () => timesDone() === 2, WITHIN_MS);
      await server.says('The command line has gone; its task goes on');
      expect(await shown()).toBe(portals.length);
    },
    WITHIN_MS,
  );

  test(
    'is called off by a server that ends, and the next start is as before',
    async () => {
      const command = rebuild();
      await command.says(/^0 %/);
      expect(await server.end()).toBe(0);
      expect(await command.ended).toBe(1);
      expect(command.about).toContain('The server ends; the read models are as they were');
      expect(new Set(await builds())).toEqual(new Set([3]));
      await begin();
      expect(await shown()).toBe(portals.length);
    },
    WITHIN_MS,
  );

  test(
    'leaves what it has begun where the server is killed, and the next start takes that away',
    async () => {
      const command = rebuild('timeline');
      await command.says(/^0 %/);
      await server.end('SIGKILL');
      expect(await command.ended).toBe(1);
      expect(command.about).toContain('went away');
      await begin();
      expect(await shown()).toBe(portals.length);
      await server.end();
      expect(new Set(await builds())).toEqual(new Set([3]));
    },
    WITHIN_MS,
  );
});
