import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';

/** Longest time that a page is waited for, in milliseconds: a busy machine draws late. */
const PATIENCE_MS = 45_000;

/** Marks of specs that draw: most draw nothing, and the library takes longer than many of them. */
const DRAWS = /@testing-library\/|\btryForms\(/;

if (DRAWS.test(readFileSync(expect.getState().testPath ?? '', 'utf8'))) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
