import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { makeClient } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import { readAgentFragment } from '@foyer/contracts/local';
import { paymentRoutes } from '@foyer/contracts/payments';

import { eventually } from '../platform/testing/eventually.js';
import { spawnServer, type SpawnedServer } from '../platform/testing/spawned-server.js';

describe('A kiosk to try', () => {
  let folder: string;
  let server: SpawnedServer;

  const begin = async (): Promise<void> => {
    server = await spawnServer({ FOYER_DATA: folder, JANUS: 'off' }, ['--demo-device']);
    await eventually('it names the kiosk', () => server.output().includes('/device-client#'));
  };
  const said = (pattern: RegExp): string => pattern.exec(server.output())?.[1] ?? '';
  const agentPort = (): number =>
    readAgentFragment(said(/device-client#(\S+)/))?.monitoring ?? Number.NaN;
  const answers = (port: number): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-try-'));
    await begin();
  }, 60_000);
  afterEach(async () => {
    await server.end();
    rmSync(folder, { recursive: true, maxRetries: 5 });
  }, 30_000);

  test('has an agent that answers its page, and a terminal that is ready', async () => {
    expect(await answers(agentPort())).toBe(true);
    const { origin } = server;
    const body = { token: said(/first-sign-in#token=([\w-]+)/), password: 'Kiosk-Try-2026!' };
    const signedIn = await makeClient({ origin }).call(identityRoutes.redeemSignInLink, { body });
    const admin = makeClient({ origin, token: () => signedIn.token });
    await eventually('the terminal is ready', async () => {
      const { docs } = await admin.call(paymentRoutes.listPaymentTerminals, {});
      return docs.some(({ status }) => status === 'ready');
    });
  }, 60_000);

  test('ends with the server', async () => {
    const port = agentPort();
    expect(await server.end()).toBe(0);
    expect(await answers(port)).toBe(false);
  }, 60_000);

  test('ends where the server is killed, and starts again with it', async () => {
    const port = agentPort();
    await server.end('SIGKILL');
    await eventually('the agent is gone', async () => !(await answers(port)));
    await begin();
    expect(await answers(agentPort())).toBe(true);
  }, 90_000);
});
