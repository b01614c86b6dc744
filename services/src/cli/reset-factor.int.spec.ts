import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';

import { systemActor } from '#platform/cqrs';
import { SqliteVault } from '#platform/stores/vault';
import { DataFolder } from './testing/data-folder.js';

const memberId = '019a0000-0000-7000-8000-00000000000a';
const factorId = '019a0000-0000-7000-8000-0000000000e1';
const codesId = '019a0000-0000-7000-8000-0000000000e2';
const names = {
  ...{ firstName: 'Ada', lastName: 'Berger', userName: 'ada.berger' },
  email: 'ada@example.org',
};

describe('foyer people reset-factor', () => {
  let folder: DataFolder;

  beforeEach(async () => {
    folder = await DataFolder.make();
    const happen = (type: string, data: object) =>
      folder.happen({
        ...{ stream: `member-${memberId}`, type, data: { memberId, ...data } },
        actor: systemActor('test'),
      });
    await happen('MemberCreated', { ...names, role: 'super-admin', language: 'en' });
    await happen('MemberPasswordSet', { credentialId: codesId, mustChange: false });
    await happen('MemberFactorSet', { factorId, codesId });
    await folder.close();
    const vault = new SqliteVault(folder.file('vault.db'));
    await vault.putText('second-factor', factorId, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    await vault.putText('recovery-codes', codesId, '[]');
    await vault.close();
  });
  afterEach(() => folder.removeClosed());

  test('turns off the factor of the last super-admin where no server runs, and its secret goes', async () => {
    expect(await folder.foyer('people', 'reset-factor', 'Ada@Example.org')).toMatchObject({
      code: 0,
      out: expect.stringContaining('The second factor of Ada@Example.org is off'),
    });
    const log = openSqliteEventLog({ path: folder.file('events.db') });
    const found = [];
    for await (const { type, data, metadata } of log.readAll()) {
      if (type === 'MemberFactorRemoved') found.push({ data, by: metadata.actor.id });
    }
    await log.close();
    const removed = { memberId, factorId, by: 'command-line' };
    expect(found).toEqual([{ data: removed, by: 'command-line' }]);
    const vault = new SqliteVault(folder.file('vault.db'));
    expect(await vault.getText('second-factor', factorId)).toBeUndefined();
    expect(await vault.getText('recovery-codes', codesId)).toBeUndefined();
    await vault.close();
  });

  test.each([
    ['nobody.here', /This member does not exist/],
    ['ada.berger', /has no second factor/],
  ])('says what it cannot do: %s', async (login, words) => {
    await folder.foyer('people', 'reset-factor', 'ada.berger');
    expect(await folder.foyer('people', 'reset-factor', login)).toMatchObject({
      code: 1,
      about: expect.stringMatching(words),
    });
  });
});
