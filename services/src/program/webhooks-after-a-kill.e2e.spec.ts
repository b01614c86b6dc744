import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { makeClient, type Client } from '@foyer/contracts/client';
import { eventFeedRoutes, webhookRoutes } from '@foyer/contracts/integrations';
import { groupRoutes, identityRoutes } from '@foyer/contracts/identity';

import { eventually } from '#platform/testing/eventually.js';
import { spawnServer, type SpawnedServer } from '#platform/testing/spawned-server.js';

/** On a busy machine a start takes its time. */
jest.setTimeout(120_000);

let folder: string;
let server: SpawnedServer;
let client: Client;
let token: string;
let receiver: Server;
let isHolding = false;
const held: ServerResponse[] = [];
const received: string[] = [];

const begin = async (): Promise<void> => {
  server = await spawnServer({
    ...{ FOYER_DATA: folder, JANUS: 'off', WEBHOOK_NETWORKS: '127.0.0.0/8' },
  });
  client = makeClient({ origin: server.origin, token: () => token });
};
const happens = (name: string) => client.call(groupRoutes.groupResource.create, { body: { name } });

beforeAll(async () => {
  receiver = createServer((request, response) => {
    request.resume();
    received.push(String(request.headers['webhook-id']));
    if (isHolding) held.push(response);
    else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  folder = await mkdtemp(join(tmpdir(), 'foyer-webhooks-'));
  await begin();
  await eventually('it says how to sign in', () => server.output().includes('#token='));
  const [, once = ''] = /first-sign-in#token=([\w-]+)/.exec(server.output()) ?? [];
  const body = { token: once, password: 'Webhooks-2026!x' };
  token = (await client.call(identityRoutes.redeemSignInLink, { body })).token;
});
afterAll(async () => {
  await server.end();
  receiver.closeAllConnections();
  receiver.close();
  rmSync(folder, { recursive: true, maxRetries: 5 });
});

test('a webhook gets every event, also those around a kill of the server', async () => {
  const { port } = receiver.address() as AddressInfo;
  const url = `http://127.0.0.1:${port.toString()}/`;
  const eventTypes = ['foyer.GroupCreated'];
  await client.call(webhookRoutes.createWebhook, { body: { url, eventTypes } });
  for (const name of ['One', 'Two']) await happens(name);
  await eventually('both are there', () => received.length === 2);
  isHolding = true;
  for (const name of ['Three', 'Four']) await happens(name);
  await eventually('the third is on its way', () => held.length === 1);
  await server.end('SIGKILL');
  isHolding = false;
  await begin();
  await happens('Five');
  const { events } = await client.call(eventFeedRoutes.readEvents, {
    query: { type: 'foyer.GroupCreated' },
  });
  const ids = events.map(({ id }) => id);
  expect(ids).toHaveLength(5);
  await eventually('all are there', () => ids.every((id) => received.includes(id)));
  // The last note before a kill may be missing, so some come twice, and each in its order.
  expect(received.filter((id, at) => received.indexOf(id) === at)).toEqual(ids);
});
