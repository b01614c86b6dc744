import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BreakableProxy } from '@foyer/projections/testing';
import { MongoClient, type Binary } from 'mongodb';

import { refusalOf } from '../refusals/index.js';
import { eventually } from '../testing/eventually.js';
import { describeVaultContract } from '../testing/vault-contract.js';
import { MongoVault } from './mongo-vault.js';
import { VaultFault } from './vault-fault.js';

const timeoutMs = 300;

test('a vault whose server is not there is a fault within the time that was set', async () => {
  const vault = new MongoVault({ url: 'mongodb://127.0.0.1:1/vault', timeoutMs });
  await expect(vault.ping()).rejects.toThrow(VaultFault);
  const fault: unknown = await vault.get('key', 'a').catch((error: unknown) => error);
  expect(refusalOf(fault)).toMatchObject({ code: 'UNAVAILABLE' });
  await vault.close();
});

/** A server that has just come back may take longer to reach than the time that counts as an outage. */
const isTaken = (write: Promise<void>): Promise<boolean> =>
  write.then(
    () => true,
    (fault: unknown) => {
      if (!(fault instanceof VaultFault)) throw fault;
      return false;
    },
  );

const server = process.env.TEST_MONGODB_URL;
const urlOf = (name: string): URL =>
  Object.assign(new URL(server ?? 'mongodb://127.0.0.1'), { pathname: `/${name}` });

async function inDatabase<T>(url: URL, run: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(url.href);
  try {
    return await run(client);
  } finally {
    await client.close();
  }
}

if (server) {
  describeVaultContract(`MongoVault on ${new URL(server).host}`, async () => {
    const url = urlOf(`foyer-vault-${randomUUID()}`);
    const open = (): MongoVault => new MongoVault({ url: url.href });
    const vault = open();
    return {
      vault,
      open,
      dispose: async () => {
        await vault.close();
        await inDatabase(url, (client) => client.db().dropDatabase());
      },
    };
  });

  describe('MongoVault', () => {
    let url: URL;
    let proxy: BreakableProxy;
    let vault: MongoVault;

    beforeEach(async () => {
      url = urlOf(`foyer-vault-${randomUUID()}`);
      proxy = await BreakableProxy.before(url);
      const broken = Object.assign(new URL(url), { port: String(proxy.port) });
      vault = new MongoVault({ url: broken.href, timeoutMs });
    });
    afterEach(async () => {
      await vault.close();
      await proxy.close();
      await inDatabase(url, (client) => client.db().dropDatabase());
    });

    test('keeps nothing of what was removed or replaced', async () => {
      await vault.putText('key', 'a', 'REMOVED');
      await vault.putText('key', 'b', 'REPLACED');
      await vault.remove('key', 'a');
      await vault.putText('key', 'b', 'another');
      const kept = await inDatabase(url, (client) =>
        client.db().collection<{ _id: string; secret: Binary }>('secrets').find({}).toArray(),
      );
      expect(kept.map(({ _id, secret }) => [_id, Buffer.from(secret.value()).toString()])).toEqual([
        ['key/b', 'another'],
      ]);
    });

    test.each(['cut', 'silence'] as const)(
      'says by a fault that its server went away by %s, and goes on once it is back',
      async (way) => {
        await vault.putText('key', 'a', '1');
        proxy[way]();
        await expect(vault.get('key', 'a')).rejects.toThrow(VaultFault);
        await expect(vault.putText('key', 'a', '2')).rejects.toThrow(VaultFault);
        await expect(vault.putIfAbsent('key', 'b', Buffer.from('3'))).rejects.toThrow(VaultFault);
        await expect(vault.remove('key', 'a')).rejects.toThrow(VaultFault);
        proxy.mend();
        await eventually('it takes secrets again', () => isTaken(vault.putText('key', 'c', '4')));
        expect(await vault.getText('key', 'c')).toBe('4');
      },
      60_000,
    );
  });
} else {
  describe('the vault on a real MongoDB', () => {
    test.todo('was not tried: TEST_MONGODB_URL names no server');
  });
}
