import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

/** Budgets of guesses at secrets, as commands and queries ask for them. */
const GUESSED = /\b(?:Unanswered)?(?:SignIn|Factor|Pin|SessionPin|DeviceKey|ApiKey)Budget\b/;

/**
 * Code that pays directly forgets to give back an attempt after a fault of ours or of a provider.
 */
test('every check of a secret pays by guess()', () => {
  const files = sourceFiles().filter(
    (file) => file.startsWith('services/src/') && !file.endsWith('.spec.ts'),
  );
  const looking = files.filter((file) =>
    GUESSED.test(readFileSync(join(projectRoot, file), 'utf8')),
  );
  expect(looking.length).toBeGreaterThan(5);
  const paying = looking.filter((file) =>
    /(?<!guestBudget|mailBudget|calls)\.spend\(/.test(
      readFileSync(join(projectRoot, file), 'utf8'),
    ),
  );
  expect(paying).toEqual([]);
});
