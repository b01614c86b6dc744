import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { openFiles } from '../files/open-files.js';
import { openEventLog } from '../../operations/start/open-event-log.js';
import { openReadStore } from '../../operations/start/open-read-store.js';
import { openVault } from '../../operations/start/open-vault.js';
import { StartFailure } from './unusable-place.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-places-'));
  await writeFile(join(folder, 'file'), '');
});
afterEach(() => rm(folder, { recursive: true }));

const stores: readonly [string, (path: string) => Promise<{ close(): Promise<void> }>][] = [
  ['EVENT_LOG_URL', (path) => openEventLog({ kind: 'file', path })],
  ['VAULT_URL', (path) => openVault({ kind: 'file', path })],
  ['READ_STORE_URL', (path) => openReadStore({ kind: 'file', path })],
  ['FILES_URL', (path) => openFiles({ FILES_URL: `file:${path}` })],
];

describe.each(stores)('a start with %s on a disk', (setting, open) => {
  test.each([
    ['below a file', 'file/below'],
    // Root may write anywhere, but not into what Linux makes up.
    ...(process.platform === 'linux'
      ? [
          ['where no one may write', '/sys/kernel/foyer'],
          ['where nothing can be made', '/proc/nope/foyer'],
        ]
      : []),
    ['where something else stands', setting === 'FILES_URL' ? 'file' : ''],
  ])('%s says which place it is, and what to do', async (_what, path) => {
    const place = path.startsWith('/') ? path : join(folder, path);
    const failure: unknown = await open(place).then(
      (store) => store.close(),
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(StartFailure);
    const { message } = failure as StartFailure;
    expect(message).toMatch(
      /^[A-Z_]+: [^\n]+ cannot be used \([^\n]+\); name a place that this user may write to$/,
    );
    expect(message).toContain(`${setting}: ${place} `);
  });

  test('does not show a password, which the address of a server would hold', async () => {
    const path = join(folder, 'file/foyer:S3kr1t@host:27017/x');
    const failure: unknown = await open(path).then(
      (store) => store.close(),
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(StartFailure);
    expect((failure as StartFailure).message).toContain(`${setting}: …@host:27017/x cannot be`);
    expect((failure as StartFailure).message).not.toContain('S3kr1t');
  });

  test('leaves no file of the trial if it can be used', async () => {
    const store = await open(join(folder, 'place'));
    await store.close();
    const left = await readdir(folder, { recursive: true });
    expect(left.filter((name) => name.includes('trial'))).toEqual([]);
  });
});
