import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { openVault } from './open-vault.js';
import { StartFailure } from '../../stores/places/unusable-place.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-vault-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a vault that is no database is refused, in words for its operator', async () => {
  const path = join(folder, 'vault.db');
  await writeFile(path, 'something else '.repeat(1000));
  const opening = openVault({ kind: 'file', path });
  await expect(opening).rejects.toThrow(StartFailure);
  await expect(opening).rejects.toThrow('file is not a database; restore it from its backup');
});
