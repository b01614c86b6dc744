import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { guardedFetch } from './guarded-fetch.js';
import { GuardedNetwork } from './guarded-network.js';

const NEVER = [
  '169.254.169.254',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::a9fe:a9fe',
  '2002:a9fe:a9fe::1',
  'fe80::1',
  'fd00:ec2::254',
  '100.100.100.200',
  '0.0.0.0',
  '::',
  '224.0.0.1',
  '255.255.255.255',
];
const INTERNAL = [
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.0.1',
  '::ffff:10.1.2.3',
  '64:ff9b::a01:203',
  '2002:a01:203::1',
  '100.64.0.1',
  'fc00::1',
  // IPv4-compatible, and outside of what is given out.
  '::7f00:1',
  '::a00:1',
  '4000::1',
  '8000::1',
];

describe('the guarded network', () => {
  test.each(INTERNAL)('%s is reached only where it is named', (address) => {
    expect(new GuardedNetwork([]).allows(address)).toBe(false);
    expect(new GuardedNetwork(['0.0.0.0/0', '::/0']).allows(address)).toBe(true);
  });

  test.each(NEVER)('%s is never reached', (address) => {
    expect(new GuardedNetwork(['0.0.0.0/0', '::/0']).allows(address)).toBe(false);
  });

  test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '64:ff9b::5db8:d70e'])(
    '%s is reached without a setting',
    (address) => {
      expect(new GuardedNetwork([]).allows(address)).toBe(true);
    },
  );

  test('names one network and no other', () => {
    const network = new GuardedNetwork(['10.20.0.0/16', '192.168.7.5']);
    expect(network.allows('10.20.1.1')).toBe(true);
    expect(network.allows('10.21.1.1')).toBe(false);
    expect(network.allows('192.168.7.5')).toBe(true);
    expect(network.allows('192.168.7.6')).toBe(false);
  });

  test('looks at what a name leads to, when it is connected to', async () => {
    const lookup = (network: GuardedNetwork) =>
      new Promise((resolve) => {
        network.lookup('localhost', {}, (error, address) => resolve(error ?? address));
      });
    expect(await lookup(new GuardedNetwork([]))).toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
    expect(await lookup(new GuardedNetwork(['127.0.0.0/8', '::1']))).toMatch(/^(127\.|::1)/);
  });
});

describe('what is fetched from a typed address', () => {
  let canary: Server;
  let port: number;
  let visits = 0;
  const shut = guardedFetch(new GuardedNetwork([]));
  const open = guardedFetch(new GuardedNetwork(['127.0.0.0/8', '::1']));

  beforeAll(async () => {
    canary = createServer((request, response) => {
      visits += 1;
      if (request.url === '/away') response.writeHead(302, { location: '/' });
      response.end('{}');
    });
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
    ({ port } = canary.address() as AddressInfo);
  });
  afterAll(() => void canary.close());

  test.each([
    ['127.0.0.1', 'http'],
    ['localhost', 'http'],
    ['localhost', 'https'],
    ['2130706433', 'https'],
    ['0x7f.1', 'https'],
    ['0177.0.0.1', 'https'],
    ['[::ffff:127.0.0.1]', 'https'],
    ['127.0.0.1.', 'https'],
  ])('does not come from %s by %s unless its network is named', async (host, scheme) => {
    const before = visits;
    await expect(shut(`${scheme}://${host}:${port.toString()}/`)).rejects.toThrow();
    expect(visits).toBe(before);
  });

  test('does not come without TLS from anywhere but this machine', async () => {
    await expect(open('http://example.org/')).rejects.toMatchObject({
      code: 'ADDRESS_NOT_ALLOWED',
    });
  });

  test('comes without TLS from a named network alone, where it may come from those', async () => {
    const url = `http://127.0.0.1:${port.toString()}/`;
    const plain = { withoutTls: 'named-networks' } as const;
    const named = guardedFetch(new GuardedNetwork(['127.0.0.0/8', '::1']), plain);
    expect((await named(url)).status).toBe(200);
    expect((await named(`http://localhost:${port.toString()}/`)).status).toBe(200);
    const other = guardedFetch(new GuardedNetwork(['10.0.0.0/8']), plain);
    for (const host of ['127.0.0.1', 'localhost', '93.184.215.14']) {
      await expect(other(`http://${host}:${port.toString()}/`)).rejects.toThrow();
    }
  });

  test('is looked up among named networks alone, where it comes without TLS', async () => {
    const network = new GuardedNetwork(['127.0.0.0/8', '::1']);
    const named = (host: string) =>
      new Promise((resolve) => {
        network.namedLookup(host, {}, (error, address) => resolve(error ?? address));
      });
    expect(await named('93.184.215.14')).toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
    expect(await named('127.0.0.1')).toBe('127.0.0.1');
    const never: typeof network.lookup = (_host, _options, done) => {
      done(new Error('asked among all'), '');
    };
    Object.assign(network, { lookup: never });
    const plain = guardedFetch(network, { withoutTls: 'named-networks' });
    expect((await plain(`http://localhost:${port.toString()}/`)).status).toBe(200);
  });

  test('is not read where only its status counts', async () => {
    const network = new GuardedNetwork(['127.0.0.0/8']);
    const post = guardedFetch(network, { withoutTls: 'named-networks', readsBody: false });
    const answer = await post(`http://127.0.0.1:${port.toString()}/`, {
      method: 'POST',
      body: 'x',
    });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test('comes from where it is, and follows to nowhere else', async () => {
    expect(await (await open(`http://127.0.0.1:${port.toString()}/`)).text()).toBe('{}');
    const before = visits;
    expect((await open(`http://127.0.0.1:${port.toString()}/away`)).status).toBe(302);
    expect(visits).toBe(before + 1);
  });
});
