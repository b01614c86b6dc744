import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

import { openStores } from './index.js';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('a data folder that was open to others is closed at the start, with its files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-open-'));
  const [file, deeper] = [join(folder, 'events.db'), join(folder, 'files')];
  writeFileSync(file, '');
  mkdirSync(deeper);
  chmodSync(folder, 0o755);
  chmodSync(file, 0o644);
  chmodSync(deeper, 0o755);
  const stores = await openStores({ FOYER_DATA: folder } as never, () => undefined);
  await stores.close();
  expect([folder, file, deeper].map(modeOf)).toEqual(['700', '600', '700']);
  rmSync(folder, { recursive: true });
});
