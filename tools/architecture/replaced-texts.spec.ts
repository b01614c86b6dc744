import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

/** Texts that were looked at and replaced, as a reader would meet them. */
const REPLACED = [
  // English
  /created successfully|settings Updated|Element created/i,
  /'Rang'|'Look'|No event is all of that|As it stood/,
  /Program that verifies|is good once|The same again|Present password|To signing in/i,
  /Look into your mail|come in by the links|must be mended|'Particulars'|As the device/i,
  /has stumbled|Load anew|door is not yours|Somebody is here for you/i,
  // German
  /Ausleiten|'Augenblicke|Alles, nachher|Tür ist nicht Ihre|gestolpert|'Revision'|Erstes Passwort/,
];
const IS_CATALOGUE = /^(?:webclient|console)\/src\/(?:.*\/)?(?:en|de)(?:\.ts|\/[\w-]+\.ts)$/;

const replacedTexts = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => (REPLACED.some((old) => old.test(line)) ? [`${file}: ${line.trim()}`] : []));

test('no text that was replaced is on a screen again', () => {
  const catalogues = sourceFiles().filter((file) => IS_CATALOGUE.test(file));
  expect(catalogues.length).toBeGreaterThan(40);
  const found = catalogues.flatMap((file) =>
    replacedTexts(file, readFileSync(join(projectRoot, file), 'utf8')),
  );
  expect(found).toEqual([]);
  expect(replacedTexts('en.ts', "  created: 'Queue created successfully',")).toHaveLength(1);
});
