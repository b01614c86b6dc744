import { describe, expect, test } from '@jest/globals';

import { openEventLog } from '../../operations/start/open-event-log.js';
import { openVault } from '../../operations/start/open-vault.js';
import { hostOf } from './host-of.js';

describe('the servers of an address', () => {
  test.each([
    ['mongodb://ada:p@one:27017,two/foyer?x=1', 'one:27017,two'],
    ['mongodb://ada:p/w@one:27017/foyer', 'one:27017'],
    ['esdb://[::1]:2113?tls=false', '[::1]:2113'],
    ['esdb://ada:S3kr1t:one:2113', '…'],
    ['esdb://ada:S3kr1t', '…'],
    ['mongodb://one,ada:S3kr1t/x', 'one,…'],
  ])('%s', (url, hosts) => {
    expect(hostOf(url)).toBe(hosts);
  });
});

test.each([
  ['VAULT_URL', 'mongodb://ada:S3kr1t:127.0.0.1:1/x'],
  ['VAULT_URL', 'mongodb://ada:S3kr1t/x'],
  ['EVENT_LOG_URL', 'esdb://ada:S3kr1t:127.0.0.1:1'],
  ['EVENT_LOG_URL', 'esdb://ada:S3kr1t'],
] as const)('%s without its @ shows no password: %s', async (setting, url) => {
  const open = setting === 'VAULT_URL' ? openVault : openEventLog;
  const failure: unknown = await open({ kind: 'server', url }).catch((error: unknown) => error);
  expect((failure as Error).message).toMatch(new RegExp(`^${setting}: [^\\n]+$`));
  expect((failure as Error).message).not.toContain('S3kr1t');
});
