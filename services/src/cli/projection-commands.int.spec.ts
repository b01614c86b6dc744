import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SqliteReadStore } from '@foyer/projections';
import { DataFolder } from './testing/data-folder.js';

const MEMBER = '019a0000-0000-7000-8000-00000000000a';

describe('foyer projections rebuild', () => {
  let folder: DataFolder;

  const storedMembers = async () => {
    const store = new SqliteReadStore(folder.file('read-models.db'));
    const members = await store.collection('members').find({});
    await store.close();
    return members;
  };

  beforeEach(async () => {
    folder = await DataFolder.make();
    const data = { memberId: MEMBER, firstName: 'Anna', lastName: 'Berg', userName: 'anna.berg' };
    await folder.happen({
      stream: `member-${MEMBER}`,
      type: 'MemberCreated',
      data: { ...data, email: 'anna@example.org', role: 'admin', language: 'de' },
      actor: { type: 'system', id: 'first-start' },
    });
  });
  afterEach(() => folder.remove());

  test('makes read models from the log, and mends one that was damaged', async () => {
    await folder.close();
    const { code, out } = await folder.foyer('projections', 'rebuild');
    expect(code).toBe(0);
    expect(out).toMatch(/^Rebuilt in [\d.]+ s: .*\bmembers, .*\bportals, /);
    const sound = await storedMembers();
    expect(sound).toMatchObject([{ _id: MEMBER, firstName: 'Anna' }]);

    const store = new SqliteReadStore(folder.file('read-models.db'));
    const live = (await store.builds()).find(({ projection }) => projection === 'members');
    await store.close();
    folder.tamper('read-models.db', `DELETE FROM members_v${live?.version}_b${live?.build}`);
    expect(await storedMembers()).toEqual([]);

    expect((await folder.foyer('projections', 'rebuild', 'members')).code).toBe(0);
    expect(await storedMembers()).toEqual(sound);
  });

  test('keeps its hands off a folder in which a server works', async () => {
    const { code, about } = await folder.foyer('projections', 'rebuild');
    expect(code).toBe(1);
    expect(about).toMatch(/^The data folder .* is in use by another process/);
  });

  test('leaves the log as it is, and makes none where there is none', async () => {
    await folder.close();
    const before = await folder.foyer('audit', 'verify', '--json');
    expect((await folder.foyer('projections', 'rebuild')).code).toBe(0);
    expect(await folder.foyer('audit', 'verify', '--json')).toEqual(before);
    await rm(folder.file('events.db'));
    const { code, about } = await folder.foyer('projections', 'rebuild');
    expect([code, about]).toEqual([1, expect.stringMatching(/^There is no event log at /)]);
    expect(existsSync(folder.file('events.db'))).toBe(false);
  });

  test('names the read models where it is asked for another', async () => {
    const { code, about } = await folder.foyer('projections', 'rebuild', 'nothing');
    expect(code).toBe(1);
    expect(about).toMatch(/^There is no read model nothing. There are: .*\bmembers, /);
  });
});
