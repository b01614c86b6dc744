import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { describe, expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

/** Came to browsers after the oldest that is supported; a bundler lowers syntax alone. */
const LATER = `
  delete Map.prototype.getOrInsertComputed;
  delete Map.prototype.getOrInsert;
  delete Promise.try;
  delete Promise.withResolvers;
  delete Math.sumPrecise;
  delete Uint8Array.fromBase64;
  delete Uint8Array.prototype.toHex;
  delete URL.parse;
`;

const PDF = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R>>endobj',
  '4 0 obj<</Length 22>>stream\n10 10 100 50 re f     \nendstream endobj',
  'trailer<</Root 1 0 R/Size 5>>',
  '%%EOF',
].join('\n');

describe('browsers that are some years old', () => {
  test('are given the build of pdf.js that brings what they lack', () => {
    const importers = sourceFiles().filter((file) =>
      /(?:from|import\() ?'pdfjs-dist/.test(readFileSync(join(projectRoot, file), 'utf8')),
    );
    expect(importers).toContain('webclient/src/features/board/canvas/pdf-pages.ts');
    const modern = importers.filter((file) =>
      /'pdfjs-dist(?!\/legacy\/)/.test(
        readFileSync(join(projectRoot, file), 'utf8').replaceAll("'pdfjs-dist/package.json'", ''),
      ),
    );
    expect(modern).toEqual([]);
  });

  test('can read a page of a PDF with that build', async () => {
    const script = `${LATER}
      const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
      const data = new TextEncoder().encode(${JSON.stringify(PDF)});
      const document = await getDocument({ data, verbosity: 0 }).promise;
      const page = await document.getPage(1);
      await document.getOptionalContentConfig();
      const { fnArray } = await page.getOperatorList();
      console.log(fnArray.length > 0, page.getViewport({ scale: 1 }).width);
    `;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { cwd: join(projectRoot, 'services') },
    );
    expect(stdout.trim().split('\n').at(-1)).toBe('true 200');
  });
});
