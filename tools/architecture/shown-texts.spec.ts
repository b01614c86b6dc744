import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

/** The files that hold English texts which people see. */
const HOLDS_TEXTS =
  /^webclient\/src\/i18n\/(?!de\/)|^console\/src\/.*(?:\/|-)en(?:\/[\w-]+)?\.ts$|^contracts\/src\/(?:rejections|notices|validation)\/|^services\/src\/contexts\/.*\/mails\//;

/** Words of a dialect, which a product's own pages do without. */
const QUAINT = /\b(?:somebody|anybody|everybody|nobody|whoever|anew|the own|goes on|by itself)\b/i;
const LITERAL = /'(?:[^'\\\n]|\\.)*'|`[^`]*`/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const files = sourceFiles().filter((file) => HOLDS_TEXTS.test(file) && !file.includes('.spec.'));

describe('the English texts that people see', () => {
  test('are found in the files of catalogues', () => {
    expect(files.length).toBeGreaterThan(80);
  });

  test('hold no word of a dialect', () => {
    const quaint = files.flatMap((file) => {
      const code = readFileSync(join(projectRoot, file), 'utf8').replace(COMMENT, '');
      return [...code.matchAll(LITERAL)]
        .map(([text]) => text)
        .filter((text) => QUAINT.test(text))
        .map((text) => `${file}: ${text}`);
    });
    expect(quaint).toEqual([]);
  });
});
