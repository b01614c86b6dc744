import { expect, test } from '@jest/globals';
import type { LdapSettings } from '@foyer/projections/identity';

import { settingsAtSignIn } from './settings-at-sign-in.js';

const before: LdapSettings = {
  ...{ enabled: true, name: 'Old', linkExisting: false },
  defaultRole: 'member',
  ...{ serverAddr: 'ldaps://a.example.org', startTls: false, caCertificate: '', bindDN: 'cn=a' },
  ...{ userDN: 'ou=a', userSearchFilter: '(a=1)', groupDN: 'ou=a', loginGroupDN: 'cn=a' },
  attributes: { id: 'a', userName: 'a', email: 'a', firstName: 'a', lastName: 'a' },
  ...{ adminGroupDN: 'cn=a', syncInterval: 1, secretId: null },
};
const now: LdapSettings = {
  ...{ enabled: true, name: 'New', linkExisting: true },
  defaultRole: 'support',
  ...{ serverAddr: 'ldaps://a.example.org', startTls: true, caCertificate: 'b', bindDN: 'cn=b' },
  ...{ userDN: 'ou=b', userSearchFilter: '(b=1)', groupDN: 'ou=b', loginGroupDN: 'cn=b' },
  attributes: { id: 'b', userName: 'b', email: 'b', firstName: 'b', lastName: 'b' },
  ...{ adminGroupDN: 'cn=b', syncInterval: 2, secretId: '01990000-0000-7000-8000-000000000001' },
};

test('uses the present settings once they are confirmed', () => {
  expect(settingsAtSignIn({ ldap: now, confirmed: before, unconfirmed: false })).toEqual({
    settings: now,
    keepsStanding: false,
  });
});

test('reaches the server by the present settings, and judges people by the confirmed ones', () => {
  const found = settingsAtSignIn({ ldap: now, confirmed: before, unconfirmed: true });
  expect(found?.keepsStanding).toBe(true);
  const judging = [
    ...['linkExisting', 'defaultRole', 'userDN', 'userSearchFilter', 'attributes'],
    ...['groupDN', 'loginGroupDN', 'adminGroupDN'],
  ];
  const fields = Object.keys(now) as (keyof LdapSettings)[];
  const old = fields.filter((name) => found?.settings[name] === before[name]);
  // Of the same server both are true.
  expect(old.toSorted()).toEqual(['enabled', 'serverAddr', ...judging].toSorted());
});

test.each([
  ['another server', { ...before, serverAddr: 'ldaps://b.example.org' }],
  ['settings that were never confirmed', null],
])('keeps the standing of members, but not the names of entries of %s', (_what, confirmed) => {
  expect(settingsAtSignIn({ ldap: now, confirmed, unconfirmed: true })).toEqual({
    settings: now,
    keepsStanding: true,
  });
});

test('finds no settings before the first save', () => {
  const found = settingsAtSignIn({ ldap: null, confirmed: null, unconfirmed: false });
  expect(found).toBeUndefined();
});
