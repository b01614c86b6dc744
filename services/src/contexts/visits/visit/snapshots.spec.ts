import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { Desk, Line } from '../streams.js';

const VISITS = resolve('services/src/contexts/visits');

/** The text of a source file without its imports, which change when files move. */
const foldIn = (file: string): string =>
  readFileSync(join(VISITS, file), 'utf8').replace(/^import [^;]*;\n/gm, '');

/** The source files of each fold, and the version and hash with which its snapshots were made. */
const FOLDS = [
  {
    aggregate: Line,
    files: ['line/state.ts'],
    kept: '9 1f6e0f6e65ab28e9',
  },
  {
    aggregate: Desk,
    files: ['desk/state.ts', 'desk/breaks.ts'],
    kept: '10 5a59cd3a8af95e24',
  },
] as const;

describe('Snapshots of long streams', () => {
  test.each(FOLDS)(
    'of $aggregate.name belong to the fold as it is: a changed one needs another snapshotVersion',
    ({ aggregate, files, kept }) => {
      const hash = createHash('sha256');
      for (const file of files) hash.update(foldIn(file));
      const now = `${aggregate.snapshotVersion} ${hash.digest('hex').slice(0, 16)}`;
      expect(now).toBe(kept);
    },
  );
});
