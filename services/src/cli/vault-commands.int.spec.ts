import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { dropDatabase, trialDatabase } from '@foyer/projections/testing';

import { SqliteVault } from '#platform/stores/vault';
import { MongoVault } from '../platform/stores/vault/mongo-vault.js';
import { DataFolder } from './testing/data-folder.js';

const MEMBER = '019a0000-0000-7000-8000-00000000000a';

describe('foyer vault copy', () => {
  let folder: DataFolder;
  const from = (): string => `sqlite:${folder.file('vault.db')}`;
  const to = (): string => `sqlite:${folder.file('copy.db')}`;
  const copy = (target = to()) => folder.foyer('vault', 'copy', '--from', from(), '--to', target);

  beforeEach(async () => {
    folder = await DataFolder.make();
    const vault = new SqliteVault(folder.file('vault.db'));
    await vault.putText('credential', 'a', 'hash');
    await vault.put('person-key', MEMBER, Buffer.from([0, 1, 255]));
    await vault.put('person-key', 'forgotten', Buffer.alloc(0));
    await vault.close();
  });
  afterEach(() => folder.remove());

  test('copies every secret and every mark, and once more changes nothing', async () => {
    for (let n = 0; n < 2; n += 1) {
      expect(await copy()).toMatchObject({ code: 0, out: 'Copied: 3 secrets.\n' });
    }
    const vault = new SqliteVault(folder.file('copy.db'));
    expect(await vault.getText('credential', 'a')).toBe('hash');
    expect(await vault.get('person-key', MEMBER)).toEqual(Buffer.from([0, 1, 255]));
    expect(await vault.get('person-key', 'forgotten')).toEqual(Buffer.alloc(0));
    await vault.close();
  });

  test.each([
    ['another secret in a place of one', 'person-key', 'forgotten'],
    ['a secret that is not there', 'credential', 'b'],
  ])('leaves a target alone that holds %s', async (_what, kind, id) => {
    const other = new SqliteVault(folder.file('copy.db'));
    await other.putText(kind, id, 'another');
    const { code, about } = await copy();
    expect([code, about]).toEqual([1, expect.stringMatching(/^The vaults differ: /)]);
    expect(await other.getText(kind, id)).toBe('another');
    expect(await other.getText('credential', 'a')).toBeUndefined();
    await other.close();
  });

  test('names what cannot be used, and makes nothing', async () => {
    expect((await copy(from())).about).toBe('That is the same vault\n');
    expect((await copy('mongodb://host')).about).toMatch(/^--to: an address such as /);
    const missing = `sqlite:${folder.file('missing.db')}`;
    const { about } = await folder.foyer('vault', 'copy', '--from', missing, '--to', to());
    expect(about).toMatch(/^There is no vault at /);
    expect(existsSync(folder.file('missing.db')) || existsSync(folder.file('copy.db'))).toBe(false);
  });

  test('says in one line that a server does not answer', async () => {
    const { code, about } = await copy('mongodb://127.0.0.1:1/vault');
    expect([code, about]).toEqual([
      1,
      expect.stringMatching(
        /^--to: 127\.0\.0\.1:1 does not answer \(.*\); see that it runs and can be reached from here\n$/,
      ),
    ]);
  });

  const server = process.env.TEST_MONGODB_URL;
  if (server) {
    test('moves into a MongoDB, where the other commands find it by VAULT_URL', async () => {
      const url = trialDatabase(server, 'foyer-vault');
      const environment = { VAULT_URL: url };
      const before = await folder.foyer('audit', 'key');
      expect(await copy(url)).toMatchObject({ code: 0, out: 'Copied: 4 secrets.\n' });
      expect((await folder.foyerWith(environment, 'audit', 'key')).out).toBe(before.out);
      const vault = new MongoVault({ url: url });
      expect(await vault.get('person-key', MEMBER)).toEqual(Buffer.from([0, 1, 255]));
      await vault.close();
      await dropDatabase(url);
    });

    test('a server is not started on a log with the vault of none', async () => {
      const url = trialDatabase(server, 'foyer-vault');
      await folder.happen({
        stream: `member-${MEMBER}`,
        type: 'MemberSignedOut',
        data: { memberId: MEMBER, sessionId: MEMBER, reason: 'signed-out' },
        actor: { type: 'system', id: 'test' },
      });
      await folder.close();
      const run = await folder.foyerWith({ VAULT_URL: url }, 'projections', 'rebuild');
      expect([run.code, run.about]).toEqual([
        1,
        expect.stringMatching(/^VAULT_URL: this vault is empty, and the event log is not/),
      ]);
    });
  } else {
    test.todo('was not tried with a MongoDB: TEST_MONGODB_URL names no server');
  }
});
