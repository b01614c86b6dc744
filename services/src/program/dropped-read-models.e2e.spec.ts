import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { makeClient, type Client } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { dropDatabase, trialDatabase } from '@foyer/projections/testing';

import { eventually } from '#platform/testing/eventually.js';
import { spawnServer, type SpawnedServer } from '#platform/testing/spawned-server.js';

const WITHIN_MS = 60_000;
const mongo = process.env.TEST_MONGODB_URL;

if (mongo === undefined) {
  describe('A server whose read models somebody has dropped', () => {
    test.todo('was not tried: TEST_MONGODB_URL names no server');
  });
} else {
  describe('A server whose read models somebody has dropped', () => {
    let folder: string;
    let url: string;
    let server: SpawnedServer;
    let client: Client;
    let token: string;

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'foyer-dropped-'));
      url = trialDatabase(mongo);
      token = '';
      server = await spawnServer({ FOYER_DATA: folder, JANUS: 'off', READ_STORE_URL: url });
      client = makeClient({ origin: server.origin, token: () => token });
      const firstSignIn = /first-sign-in#token=([\w-]+)/;
      await server.says(firstSignIn);
      const [, link = ''] = firstSignIn.exec(server.output()) ?? [];
      const body = { token: link, password: 'Damaged-2026!x' };
      ({ token } = await client.call(identityRoutes.redeemSignInLink, { body }));
      await eventually('portals are shown', async () => (await namesShown()).length === 1);
    }, 120_000);
    afterEach(async () => {
      await server.end();
      await dropDatabase(url);
      rmSync(folder, { recursive: true });
    });

    const namesShown = async (): Promise<string[]> => {
      const { docs } = await client.call(portalRoutes.listOwnPortals, {});
      return docs.map(({ name }) => name);
    };
    const ready = async (): Promise<{ status: number; body: string }> => {
      const answer = await fetch(`${server.origin}/health/ready`);
      return { status: answer.status, body: await answer.text() };
    };

    test('is not ready, fills them from the log, and goes on', async () => {
      const before = await namesShown();
      await dropDatabase(url);
      await eventually('it says so', async () => (await ready()).status === 503, WITHIN_MS);
      await server.says('The read models are damaged or missing');
      await server.says('The read models were made again from the log');
      await eventually('it is ready', async () => (await ready()).status === 200, WITHIN_MS);
      expect(await namesShown()).toEqual(before);
      expect(server.process.exitCode).toBeNull();
      expect(server.output()).not.toContain('Another process');
    }, 180_000);
  });
}
