import { describe, expect, test } from '@jest/globals';
import type { Client, Entry } from 'ldapts';
import type { LdapSettings } from '@foyer/projections/identity';

import { groupsOf } from './ldap-groups.js';

const GROUP = 'cn=staff,dc=example,dc=org';
const settings = { groupDN: '', loginGroupDN: GROUP, adminGroupDN: '' } as LdapSettings;
const person = (n: number, memberOf: readonly string[] = []) => ({
  ...{ dn: `uid=person${n},dc=example,dc=org`, userName: `person${n}`, memberOf },
});
const dns = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => person(from + n).dn);

/** Answers one search after the other, as a directory that tells lists in parts does. */
function directory(...answers: readonly object[]): Client {
  const left = [...answers];
  return {
    search: async () => {
      const answer = left.shift();
      return { searchEntries: answer ? [{ dn: GROUP, ...answer } as Entry] : [] };
    },
  } as unknown as Client;
}

describe('the groups of a directory', () => {
  test('of 1,500 members and more are read to their end', async () => {
    const client = directory(
      { member: [], 'member;range=0-1499': dns(0, 1499) },
      { 'member;range=1500-2999': dns(1500, 2999) },
      { 'member;range=3000-*': dns(3000, 3001) },
    );
    const groups = await groupsOf(client, settings);
    for (const n of [0, 1499, 1500, 3001]) expect(groups.isIn('login', person(n))).toBe(true);
    expect(groups.isIn('login', person(3002))).toBe(false);
  });

  test('are not taken for read where the rest does not come', async () => {
    const first = { 'member;range=0-1499': dns(0, 1499) };
    await expect(groupsOf(directory(first), settings)).rejects.toMatchObject({
      code: 'DIRECTORY_REFUSED',
    });
    await expect(groupsOf(directory(first, first), settings)).rejects.toMatchObject({
      code: 'DIRECTORY_REFUSED',
    });
  });

  test('decide nothing if neither they nor a person list their members', async () => {
    const groups = await groupsOf(directory({}), settings);
    expect(groups.isIn('login', person(1))).toBe('not-told');
    expect(groups.isIn('login', person(1, [GROUP]))).toBe(true);
    expect(groups.isIn('login', person(1, ['cn=other,dc=example,dc=org']))).toBe(false);
    expect(groups.isIn('admin', person(1))).toBe('not-named');
  });
});
