import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import type { Vault } from '../stores/vault/index.js';

/** A vault that is empty, and further handles on the same secrets, as other processes have them. */
export interface VaultUnderTest {
  readonly vault: Vault;
  open(): Vault;
  dispose(): Promise<void>;
}

const secret = (text: string): Buffer => Buffer.from(text);

async function everythingIn(vault: Vault): Promise<readonly (readonly string[])[]> {
  const found: string[][] = [];
  for await (const { kind, id, secret: kept } of vault.all()) {
    found.push([kind, id, kept.toString('utf8')]);
  }
  return found.sort(([a, b], [c, d]) => (`${a} ${b}` < `${c} ${d}` ? -1 : 1));
}

/** The contract of every vault. */
export function describeVaultContract(name: string, make: () => Promise<VaultUnderTest>): void {
  describe(name, () => {
    let made: VaultUnderTest;
    let vault: Vault;

    beforeEach(async () => {
      made = await make();
      vault = made.vault;
    });
    afterEach(() => made.dispose());

    test('gives back what was put, by kind and id', async () => {
      await vault.put('pin', 'a', secret('1'));
      await vault.putText('pin', 'a', 'zwölf');
      await vault.put('password', 'a', secret('2'));
      expect(await vault.getText('pin', 'a')).toBe('zwölf');
      expect(await vault.get('password', 'a')).toEqual(secret('2'));
      expect(await vault.get('pin', 'b')).toBeUndefined();
    });

    test('gives back every byte', async () => {
      const bytes = Buffer.from(Array.from({ length: 512 }, (_, n) => n % 256));
      await vault.put('key', 'a', bytes);
      expect(await vault.get('key', 'a')).toEqual(bytes);
      expect(await vault.putIfAbsent('key', 'b', bytes)).toEqual(bytes);
      expect(await vault.get('key', 'b')).toEqual(bytes);
    });

    test.each(['a/b', 'a.b', '$a', 'ä "quoted"', ''])('keeps ids apart, also %j', async (id) => {
      await vault.put('key', id, secret('1'));
      await vault.put('key', `${id}!`, secret('2'));
      expect(await vault.get('key', id)).toEqual(secret('1'));
    });

    test('keeps the first of two that are put if absent', async () => {
      expect(await vault.putIfAbsent('key', 'a', secret('1'))).toEqual(secret('1'));
      expect(await vault.putIfAbsent('key', 'a', secret('2'))).toEqual(secret('1'));
    });

    test('gives everybody the same one of many that are put if absent at once', async () => {
      const others = [made.open(), made.open()];
      const all = [vault, ...others, vault, ...others].flatMap((one) => [one, one]);
      const given = await Promise.all(
        all.map((one, n) => one.putIfAbsent('key', 'a', secret(`${n}`))),
      );
      const kept = await vault.get('key', 'a');
      expect(given).toEqual(all.map(() => kept));
      await Promise.all(others.map((one) => one.close()));
    });

    test('keeps one of many that are put at once', async () => {
      const other = made.open();
      const all = [vault, other, vault, other];
      await Promise.all(all.map((one, n) => one.putText('key', 'a', `${n}`)));
      expect(['0', '1', '2', '3']).toContain(await vault.getText('key', 'a'));
      await other.close();
    });

    test('removes, also what is not there, and tells which it was', async () => {
      await vault.put('pin', 'a', secret('1'));
      await vault.put('pin', 'b', secret('2'));
      expect(await vault.remove('pin', 'a')).toBe(true);
      expect(await vault.remove('pin', 'a')).toBe(false);
      expect(await vault.get('pin', 'a')).toBeUndefined();
      expect(await vault.get('pin', 'b')).toEqual(secret('2'));
    });

    test('keeps an empty secret apart from none', async () => {
      await vault.put('key', 'a', Buffer.alloc(0));
      expect(await vault.get('key', 'a')).toEqual(Buffer.alloc(0));
      expect(await vault.putIfAbsent('key', 'a', secret('2'))).toEqual(Buffer.alloc(0));
    });

    test('goes through everything that it keeps', async () => {
      expect(await everythingIn(vault)).toEqual([]);
      const ids = Array.from({ length: 1_100 }, (_, n) => `${n}`.padStart(4, '0'));
      for (let n = 0; n < ids.length; n += 100) {
        await Promise.all(ids.slice(n, n + 100).map((id) => vault.putText('key', id, `of ${id}`)));
      }
      await vault.put('mark', 'a/b', Buffer.alloc(0));
      expect(await everythingIn(vault)).toEqual([
        ...ids.map((id) => ['key', id, `of ${id}`]),
        ['mark', 'a/b', ''],
      ]);
    });

    test('shows everybody what was put, replaced and removed', async () => {
      const other = made.open();
      await vault.put('key', 'a', secret('1'));
      expect(await other.get('key', 'a')).toEqual(secret('1'));
      await other.put('key', 'a', secret('2'));
      expect(await vault.get('key', 'a')).toEqual(secret('2'));
      await vault.remove('key', 'a');
      expect(await other.get('key', 'a')).toBeUndefined();
      await other.close();
    });
  });
}
