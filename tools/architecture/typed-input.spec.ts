import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const parts = sourceFiles()
  .filter((file) => /^webclient\/src\/.*(?<!\.spec)\.tsx$/.test(file))
  .map((file) => ({ file, text: read(file) }));

/** A field for text; what is looked for, or only shown, is no loss. */
const typesText = (text: string) =>
  [...text.matchAll(/<(?:Field|TextArea|ReasonField)\b[^]*?\/>/g)].some(
    ([field]) => !/type="search"|readOnly/.test(field),
  );

/** Dialogs that lose no input when they are closed, each with the reason. */
const LOSES_NOTHING: Readonly<Record<string, string>> = {};

test('each dialog with typed text asks before it discards that, in the one way', () => {
  const without = parts
    .filter(({ text }) => /<Dialog\b/.test(text) && typesText(text))
    .map(({ file }) => file);
  expect(without).toEqual(Object.keys(LOSES_NOTHING));
});

/** Forms that show errors in another way, each with the reason. */
const SHOWN_OTHERWISE: Readonly<Record<string, string>> = {
  'webclient/src/features/chat/composer/EditForm.tsx': 'one line, whose focus stays in it',
  'webclient/src/features/devices/kiosk/screens/KeyScreen.tsx': 'one field on a page of its own',
  'webclient/src/layout/SignInAgain.tsx': 'one field in a short dialog',
};

test('each form leads to its first error in the one way', () => {
  const without = parts
    .filter(
      ({ text }) =>
        /<form\b/.test(text) &&
        /<FormProblem\b|\bproblem=\{/.test(text) &&
        !/useFocusProblem\(|<FormDialog\b/.test(text),
    )
    .map(({ file }) => file);
  expect(without.toSorted()).toEqual(Object.keys(SHOWN_OTHERWISE));
});
