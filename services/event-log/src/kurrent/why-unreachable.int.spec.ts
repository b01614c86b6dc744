import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, expect, test } from '@jest/globals';
import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { openKurrentEventLog } from './open-kurrent-event-log.js';
import { SELF_SIGNED } from './testing/self-signed.js';
import { KurrentStore } from './testing/store/kurrent-store.js';
import { spawnTestDouble, type SpawnedTestDouble } from './testing/wire/index.js';
import { TestDoubleServer } from './testing/wire/test-double-server.js';

const servers: Server[] = [];
let double: SpawnedTestDouble | undefined;

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  await double?.end();
  double = undefined;
});

/** Something that listens and speaks in its own way. @returns its port. */
async function listening(greeting: string, speaksTls = false): Promise<number> {
  const greet = (socket: Socket): void => {
    socket.on('error', () => undefined).write(greeting, () => socket.destroy());
  };
  const server = speaksTls ? createTlsServer(SELF_SIGNED, greet) : createServer(greet);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const opening = (url: string) => openKurrentEventLog({ url });
const because = (reason: string, isSilent: boolean) => ({ reason, isSilent });

test('refuses a port at which no program listens', async () => {
  await expect(opening('esdb://127.0.0.1:1?tls=false')).rejects.toMatchObject(
    because('nothing listens at this port', true),
  );
});

test('refuses a name that does not exist', async () => {
  await expect(opening('esdb://log.invalid:2113?tls=false')).rejects.toMatchObject(
    because('there is no such name', true),
  );
});

test('refuses a server that speaks another protocol', async () => {
  const port = await listening('HTTP/1.1 400 Bad Request\r\n\r\n');
  await expect(opening(`esdb://127.0.0.1:${port}?tls=false`)).rejects.toMatchObject(
    because('it is no KurrentDB, or does not answer', false),
  );
});

test('a log without TLS is named where TLS is asked for', async () => {
  double = await spawnTestDouble({});
  const url = double.url.replace(/[?&]tls=false/, '');
  await expect(opening(url)).rejects.toMatchObject(
    because('it does not speak TLS; add ?tls=false where that is meant', false),
  );
});

test.each([
  ['?tls=false', 'it expects TLS; leave ?tls=false out'],
  ['', 'it is no KurrentDB, does not answer, or has a certificate that is not trusted'],
])('a log that speaks TLS is named where the address ends with "%s"', async (options, reason) => {
  const port = await listening('', true);
  await expect(opening(`esdb://127.0.0.1:${port}${options}`)).rejects.toMatchObject(
    because(reason, false),
  );
});

test('an address that no network leads to is named', async () => {
  await expect(opening('esdb://255.255.255.255:2113?tls=false')).rejects.toMatchObject(
    because('no connection comes about; is there a firewall?', true),
  );
});

test.each([
  ['nodePreference=wat', 'the client does not understand this address'],
  ['tls=maybe', 'the client does not understand this address'],
  ['wat=1', 'there is no such option as wat; look at its options'],
  ['tls=false&wat=1', 'there is no such option as wat; look at its options'],
])('an address with %s is refused', async (options, reason) => {
  await expect(opening(`esdb://127.0.0.1:1?${options}`)).rejects.toMatchObject(
    because(reason, false),
  );
});

test('options are known however they are written', async () => {
  const options = 'TLS=false&max_discover_attempts=1&keep-alive-interval=10000&connectionName=a';
  await expect(opening(`esdb://127.0.0.1:1?${options}`)).rejects.toMatchObject(
    because('nothing listens at this port', true),
  );
});

test.each(['follower', 'random', 'readOnlyReplica'])(
  'an address that prefers a %s is refused',
  async (preference) => {
    await expect(
      opening(`esdb://127.0.0.1:1,127.0.0.1:2?tls=false&nodePreference=${preference}`),
    ).rejects.toMatchObject(
      because('only the leader knows all that was written; leave nodePreference out', false),
    );
  },
);

test.each([
  {
    denies: 'reading' as const,
    reason: 'it does not let this user read $all; give it that right, which the group $admins has',
  },
  {
    denies: 'appending' as const,
    reason:
      'it does not let this user write; give it the right to write to all streams, which the group $admins has',
  },
  { denies: 'everything' as const, reason: 'it does not know this user or password' },
])('a log that denies $denies is named so', async ({ denies, reason }) => {
  double = await spawnTestDouble({ denies });
  await expect(openKurrentEventLog({ url: double.url, triesToAppend: true })).rejects.toMatchObject(
    because(reason, false),
  );
});

test('needs no right to write for a program that only reads', async () => {
  double = await spawnTestDouble({ denies: 'appending' });
  const log = await opening(double.url);
  expect(await log.head()).toBeUndefined();
  await log.close();
});

test('trying to append leaves nothing behind', async () => {
  double = await spawnTestDouble();
  const log = await openKurrentEventLog({ url: double.url, triesToAppend: true });
  const bare = KurrentDBClient.connectionString(double.url.replace(/^esdb/, 'kurrentdb'));
  const found: unknown[] = [];
  for await (const event of bare.readAll()) found.push(event);
  expect(found).toEqual([]);
  await Promise.all([log.close(), bare.dispose()]);
});

test('a follower whose leader does not answer is named so', async () => {
  const host = '127.0.0.1';
  let port = 0;
  const follower: TestDoubleServer = new TestDoubleServer(new KurrentStore(), {
    ...{ host, port, hasSessions: true },
    cluster: () => [
      { id: follower.id, host, port, isAlive: true, isLeader: false },
      { id: randomUUID(), host, port: 1, isAlive: true, isLeader: true },
    ],
  });
  port = await follower.listen();
  const url = `esdb://${host}:${port}?tls=false&discoveryInterval=10`;
  await expect(openKurrentEventLog({ url, triesToAppend: true })).rejects.toMatchObject({
    reason: expect.stringMatching(
      /^it does not lead its cluster, and the leader does not answer; name all/,
    ),
  });
  follower.close();
});
