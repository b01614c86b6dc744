import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

/** Limits that are never given again: each holds for the whole life of its subject. */
const FOR_EVER: Readonly<Record<string, number>> = {
  'services/src/contexts/visits/line/keep-place.ts': 2,
  'services/src/contexts/smart-meet/captions/speech-budget.ts': 1,
};
/** A refusal of too much that ends behind its code. */
const TIMELESS = /(?:Rejected|rejected)\(\s*'TOO_MANY_REQUESTS'\s*,?\s*\)/g;

/** A page that does not know when to come again comes at once, or never. */
test('every refusal of too much says until when', () => {
  const timeless = sourceFiles()
    .filter((file) => file.startsWith('services/src/') && !file.includes('.spec.'))
    .flatMap((file) => {
      const { length } = readFileSync(join(projectRoot, file), 'utf8').match(TIMELESS) ?? [];
      return length ? [[file, length] as const] : [];
    });
  expect(Object.fromEntries(timeless)).toEqual(FOR_EVER);
});
