import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Database } from '@foyer/event-log/node-sqlite';

import { MemoryVault } from '../../testing/memory-vault.js';
import { describeVaultContract } from '../../testing/vault-contract.js';
import { vaultCheck } from '../../operations/health/platform-checks.js';
import { DamagedSecret, VaultFault } from './errors.js';
import { SqliteVault } from './sqlite-vault.js';

describeVaultContract('SqliteVault', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-vault-'));
  const open = (): SqliteVault => new SqliteVault(join(folder, 'deep/vault.db'));
  const vault = open();
  return {
    vault,
    open,
    dispose: async () => {
      await vault.close();
      rmSync(folder, { recursive: true });
    },
  };
});

describeVaultContract('MemoryVault', async () => {
  const vault = new MemoryVault();
  return { vault, open: () => new MemoryVault(vault), dispose: () => vault.close() };
});

describe('the file of the vault', () => {
  let folder: string;
  const path = (): string => join(folder, 'vault.db');
  const onDisk = (): string =>
    readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'latin1'))
      .join();

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-vault-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is for its owner only, with its side files', async () => {
    const vault = new SqliteVault(path());
    await vault.put('pin', 'a', Buffer.from('1'));
    for (const file of readdirSync(folder)) {
      expect([file, (statSync(join(folder, file)).mode & 0o777).toString(8)]).toEqual([
        file,
        '600',
      ]);
    }
    await vault.close();
  });

  test('keeps no more once it is removed or replaced under the program, and says so once', async () => {
    const told: string[] = [];
    const vault = new SqliteVault(path(), ({ file }) => told.push(file));
    const secret = Buffer.from('1');
    await vault.put('pin', 'a', secret);
    await expect(vaultCheck(vault)()).resolves.toEqual({ state: 'up' });
    rmSync(path());
    await expect(vault.put('pin', 'b', secret)).rejects.toThrow(VaultFault);
    await expect(vault.putIfAbsent('pin', 'b', secret)).rejects.toThrow(VaultFault);
    await expect(vault.remove('pin', 'a')).rejects.toThrow(VaultFault);
    await expect(vaultCheck(vault)()).resolves.toEqual({
      state: 'down',
      detail: { gone: 'vault.db' },
    });
    expect(told).toEqual(['vault.db']);
    await vault.close();
  });

  test('says that the vault failed, whatever the disk did not do, and keeps on afterwards', async () => {
    const vault = new SqliteVault(path());
    const secret = Buffer.from('1');
    await vault.put('pin', 'a', secret);
    const other = new Database(path(), { timeout: 5000 });
    other.exec('ALTER TABLE secret RENAME TO away');
    await expect(vault.get('pin', 'a')).rejects.toThrow(VaultFault);
    await expect(vault.put('pin', 'b', secret)).rejects.toThrow(VaultFault);
    await expect(vault.putIfAbsent('pin', 'b', secret)).rejects.toThrow(VaultFault);
    await expect(vault.remove('pin', 'a')).rejects.toThrow(VaultFault);
    await expect(vault.all()[Symbol.asyncIterator]().next()).rejects.toThrow(VaultFault);
    other.exec('ALTER TABLE away RENAME TO secret');
    other.close();
    expect(await vault.putIfAbsent('pin', 'b', secret)).toEqual(secret);
    await vault.close();
  });

  test('takes what is put at once in one write, and all of it when it is closed meanwhile', async () => {
    const vault = new SqliteVault(path());
    const ids = Array.from({ length: 100 }, (_, n) => `${n}`);
    const before = statSync(`${path()}-wal`).size;
    const put = ids.map((id) => vault.putIfAbsent('key', id, Buffer.from(id)));
    await vault.putIfAbsent('key', 'one', Buffer.from('1'));
    // Written one by one, every secret would be a page of its own.
    expect(statSync(`${path()}-wal`).size - before).toBeLessThan(100 * 4096);
    const late = vault.putIfAbsent('key', 'late', Buffer.from('2'));
    await vault.close();
    expect((await Promise.all([...put, late])).map(String)).toEqual([...ids, '2']);
  });

  test('outlives the process', async () => {
    const before = new SqliteVault(path());
    await before.putText('pin', 'a', 'still there');
    await before.close();
    const after = new SqliteVault(path());
    expect(await after.getText('pin', 'a')).toBe('still there');
    await after.close();
  });

  test('tells a damaged place by its row, after all that come before it, and a text that is none', async () => {
    const vault = new SqliteVault(path());
    for (const id of ['a', 'b', 'c']) await vault.putText('pin', id, id);
    const database = new Database(path());
    database.exec(`UPDATE secret SET id = CAST(x'62ff' AS TEXT) WHERE id = 'b'`);
    database.exec(`UPDATE secret SET secret = CAST(x'63ff' AS TEXT) WHERE id = 'c'`);
    database.close();
    expect(await vault.getText('pin', 'a')).toBe('a');
    expect(await vault.get('pin', 'b')).toBeUndefined();
    await expect(vault.getText('pin', 'c')).rejects.toThrow('kind pin, id c');
    const ids: string[] = [];
    const readAll = async (): Promise<void> => {
      for await (const { id } of vault.all()) ids.push(id);
    };
    await expect(readAll()).rejects.toThrow(DamagedSecret);
    await expect(readAll()).rejects.toThrow('under a damaged name');
    expect(ids).toEqual(['a', 'a']);
    await vault.close();
  });

  test('holds no trace of what was removed or replaced', async () => {
    const vault = new SqliteVault(path());
    await vault.putText('key', 'a', 'REMOVED-SECRET');
    await vault.putText('key', 'b', 'REPLACED-SECRET');
    expect(onDisk()).toContain('REMOVED-SECRET');
    await vault.remove('key', 'a');
    await vault.putText('key', 'b', 'another');
    expect(onDisk()).not.toContain('REMOVED-SECRET');
    expect(onDisk()).not.toContain('REPLACED-SECRET');
    await vault.close();
  });
});
