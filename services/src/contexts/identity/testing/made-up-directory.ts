export { Directory } from '../user-sources/adapters/directory.js';
export { synced } from '../user-sources/testing/source-app.js';

/** Settings of a directory that a stand-in answers for. */
export const ldapSettings = {
  ...{ enabled: true, name: 'Example', linkExisting: true, defaultRole: 'member' },
  ...{ serverAddr: 'ldaps://127.0.0.1:636', caCertificate: '', bindDN: '', bindPW: '' },
  userDN: 'ou=people,dc=example,dc=org',
  userSearchFilter: '(objectClass=inetOrgPerson)',
  attributes: {},
  ...{ loginGroupDN: 'cn=staff,dc=example,dc=org', adminGroupDN: 'cn=admins,dc=example,dc=org' },
  syncInterval: 0,
};
