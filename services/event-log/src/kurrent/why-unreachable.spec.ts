import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { openKurrentEventLog } from './open-kurrent-event-log.js';
import { spawnTestDouble, type SpawnedTestDouble } from './testing/wire/index.js';

const servers: Server[] = [];
let double: SpawnedTestDouble | undefined;

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  await double?.end();
  double = undefined;
});

/** Something that listens and speaks in its own way. @returns its port. */
async function listening(greeting: string): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write(greeting, () => socket.destroy());
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const opening = (url: string) => openKurrentEventLog({ url });
const because = (reason: string, isSilent: boolean) => ({ reason, isSilent });

test('nothing that listens is no log', async () => {
  await expect(opening('esdb://127.0.0.1:1?tls=false')).rejects.toMatchObject(
    because('nothing listens at this port', true),
  );
}, 60_000);

test('a name that does not exist is no log', async () => {
  await expect(opening('esdb://log.invalid:2113?tls=false')).rejects.toMatchObject(
    because('there is no such name', true),
  );
}, 60_000);

test('what speaks another language is no log', async () => {
  const port = await listening('HTTP/1.1 400 Bad Request\r\n\r\n');
  await expect(opening(`esdb://127.0.0.1:${port}?tls=false`)).rejects.toMatchObject(
    because('it is no KurrentDB, or does not answer', false),
  );
}, 60_000);

test('a log without TLS is named where TLS is asked for', async () => {
  double = await spawnTestDouble({});
  const url = double.url.replace(/[?&]tls=false/, '');
  await expect(opening(url)).rejects.toMatchObject(
    because('it does not speak TLS; add ?tls=false where that is meant', false),
  );
}, 60_000);

test('an address with an option that nobody knows is refused', async () => {
  await expect(opening('esdb://127.0.0.1:1?nodePreference=wat')).rejects.toMatchObject(
    because('the client does not understand this address', false),
  );
});
