import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mongoAddress } from '@foyer/projections';
import { BreakableProxy, dropDatabase, trialDatabase, withMongo } from '@foyer/projections/testing';
import { type Binary } from 'mongodb';

import { errorAnswerOf } from '../../http/errors/index.js';
import { eventually } from '../../testing/eventually.js';
import { describeVaultContract } from '../../testing/vault-contract.js';
import { MongoVault } from './mongo-vault.js';
import { VaultFault } from './errors.js';

const timeoutMs = 300;

test('a vault whose server is not there is a fault within the time that was set', async () => {
  const vault = new MongoVault({ url: 'mongodb://127.0.0.1:1/vault', timeoutMs });
  await expect(vault.ping()).rejects.toThrow(VaultFault);
  const fault: unknown = await vault.get('key', 'a').catch((error: unknown) => error);
  expect(errorAnswerOf(fault)).toMatchObject({ code: 'UNAVAILABLE' });
  await vault.close();
});

/**
 * A server that has just come back may take longer to reach than the time that counts as an outage.
 */
const isTaken = (write: Promise<void>): Promise<boolean> =>
  write.then(
    () => true,
    (fault: unknown) => {
      if (!(fault instanceof VaultFault)) throw fault;
      return false;
    },
  );

const server = process.env.TEST_MONGODB_URL;

if (server) {
  describeVaultContract(`MongoVault on ${mongoAddress(server)?.hosts}`, async () => {
    const url = trialDatabase(server, 'foyer-vault');
    const open = (): MongoVault => new MongoVault({ url });
    const vault = open();
    return {
      vault,
      open,
      dispose: async () => {
        await vault.close();
        await dropDatabase(url);
      },
    };
  });

  describe('MongoVault', () => {
    let url: string;
    let proxy: BreakableProxy;
    let vault: MongoVault;

    beforeEach(async () => {
      url = trialDatabase(server, 'foyer-vault');
      proxy = await BreakableProxy.before(url);
      vault = new MongoVault({ url: proxy.through(url), timeoutMs: 600 });
    });
    afterEach(async () => {
      await vault.close();
      await proxy.close();
      await dropDatabase(url);
    });

    test('keeps nothing of what was removed or replaced', async () => {
      await vault.putText('key', 'a', 'REMOVED');
      await vault.putText('key', 'b', 'REPLACED');
      await vault.remove('key', 'a');
      await vault.putText('key', 'b', 'another');
      const kept = await withMongo(url, (client) =>
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
      180_000,
    );
  });
} else {
  describe('the vault on a real MongoDB', () => {
    test.todo('was not tried: TEST_MONGODB_URL names no server');
  });
}
