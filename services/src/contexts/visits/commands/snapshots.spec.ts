import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { Desk, Line } from './streams.js';

const DOMAIN = resolve('services/src/contexts/visits/domain');

/** The source files of each fold, and the version and hash with which its snapshots were made. */
const FOLDS = [
  {
    aggregate: Line,
    files: ['line.ts'],
    kept: '8 fb818df90f5c6713',
  },
  {
    aggregate: Desk,
    files: ['desk.ts', 'breaks.ts'],
    kept: '9 d9b09113052f889b',
  },
] as const;

describe('Snapshots of long streams', () => {
  test.each(FOLDS)(
    'of $aggregate.name belong to the fold as it is: a changed one needs another snapshotVersion',
    ({ aggregate, files, kept }) => {
      const hash = createHash('sha256');
      for (const file of files) hash.update(readFileSync(join(DOMAIN, file)));
      const now = `${aggregate.snapshotVersion} ${hash.digest('hex').slice(0, 16)}`;
      expect(now).toBe(kept);
    },
  );
});
