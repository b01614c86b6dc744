import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';

/** Longest time that a page is waited for, in milliseconds: a busy machine draws late. */
const PATIENCE_MS = 45_000;

// Most specs draw nothing, and loading the library takes longer than many of them.
if (readFileSync(expect.getState().testPath ?? '', 'utf8').includes('@testing-library/')) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
