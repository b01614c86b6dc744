import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { MemoryVault } from '../testing/memory-vault.js';
import { SqliteVault } from './sqlite-vault.js';
import type { Vault } from './vault.js';

const secret = (text: string): Buffer => Buffer.from(text);

describe.each([
  ['SqliteVault', (folder: string): Vault => new SqliteVault(join(folder, 'deep/vault.db'))],
  ['MemoryVault', (): Vault => new MemoryVault()],
])('%s', (_name, open) => {
  let folder: string;
  let vault: Vault;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-vault-'));
    vault = open(folder);
  });
  afterEach(async () => {
    await vault.close();
    rmSync(folder, { recursive: true });
  });

  test('gives back what was put, by kind and id', async () => {
    await vault.put('pin', 'a', secret('1'));
    await vault.putText('pin', 'a', 'zwölf');
    await vault.put('password', 'a', secret('2'));
    expect(await vault.getText('pin', 'a')).toBe('zwölf');
    expect(await vault.get('password', 'a')).toEqual(secret('2'));
    expect(await vault.get('pin', 'b')).toBeUndefined();
  });

  test('keeps the first of two that are put if absent', async () => {
    expect(await vault.putIfAbsent('key', 'a', secret('1'))).toEqual(secret('1'));
    expect(await vault.putIfAbsent('key', 'a', secret('2'))).toEqual(secret('1'));
  });

  test('removes, also what is not there', async () => {
    await vault.put('pin', 'a', secret('1'));
    await vault.remove('pin', 'a');
    await vault.remove('pin', 'a');
    expect(await vault.get('pin', 'a')).toBeUndefined();
  });

  test('keeps an empty secret apart from none', async () => {
    await vault.put('key', 'a', Buffer.alloc(0));
    expect(await vault.get('key', 'a')).toEqual(Buffer.alloc(0));
    expect(await vault.putIfAbsent('key', 'a', secret('2'))).toEqual(Buffer.alloc(0));
  });
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
    await vault.put('pin', 'a', secret('1'));
    for (const file of readdirSync(folder)) {
      expect([file, (statSync(join(folder, file)).mode & 0o777).toString(8)]).toEqual([
        file,
        '600',
      ]);
    }
    await vault.close();
  });

  test('outlives the process', async () => {
    const before = new SqliteVault(path());
    await before.putText('pin', 'a', 'still there');
    await before.close();
    const after = new SqliteVault(path());
    expect(await after.getText('pin', 'a')).toBe('still there');
    await after.close();
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
