import { describe, expect, test } from '@jest/globals';

import { storePaths } from './store-paths.js';

const settings = {
  FOYER_DATA: '/data',
  EVENT_LOG_URL: undefined,
  READ_STORE_URL: undefined,
  VAULT_URL: undefined,
};

describe('the places of the stores', () => {
  test('are files in the data folder by default', () => {
    expect(storePaths(settings)).toEqual({
      folder: '/data',
      eventLog: { kind: 'file', path: '/data/events.db' },
      vault: { kind: 'file', path: '/data/vault.db' },
      readStore: { kind: 'file', path: '/data/read-models.db' },
    });
  });

  test('may be databases of one server', () => {
    const READ_STORE_URL = 'mongodb://reads:1@host:27017/foyer?authSource=admin';
    const VAULT_URL = 'mongodb://vault:2@host:27017,other:27018/foyer-vault?replicaSet=rs0';
    expect(storePaths({ ...settings, READ_STORE_URL, VAULT_URL }).vault).toEqual({
      kind: 'server',
      url: VAULT_URL,
    });
  });

  test.each([
    { READ_STORE_URL: 'mongodb://reads:1@host/foyer', VAULT_URL: 'mongodb://vault:2@host/foyer' },
    { READ_STORE_URL: 'mongodb://reads:1@host:27017', VAULT_URL: 'mongodb://vault:2@host/foyer' },
    { READ_STORE_URL: 'mongodb://a:1,b:2/foyer', VAULT_URL: 'mongodb://a:1,b:2/foyer?tls=true' },
    { VAULT_URL: 'sqlite:/data/events.db' },
    { READ_STORE_URL: 'sqlite:/data/vault.db' },
  ])('are refused where the vault shares one: %o', (shared) => {
    expect(() => storePaths({ ...settings, ...shared })).toThrow(
      /^VAULT_URL.* cannot be used: it needs a place of its own$/,
    );
  });
});
