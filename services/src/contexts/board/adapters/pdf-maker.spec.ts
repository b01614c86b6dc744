import { expect, test } from '@jest/globals';
import { wrapXfdf } from '@foyer/contracts/board';

import { pdfText } from '#testing/pdf-text.js';
import { PdfMaker } from './pdf-maker.js';

test('signing does not wait for exports', async () => {
  const maker = new PdfMaker();
  const done: string[] = [];
  const blank = { file: null, pages: 1, xfdf: wrapXfdf(''), language: 'en' } as const;
  const signature = {
    ...{ page: 0, box: [60, 60, 280, 140] as const, signedBy: 'Ada' },
    signedAt: '2026-03-02 10:00:00 UTC',
    ...{ ink: { method: 'typed', name: 'Ada' } as const, evidence: [], given: 0, stillToSign: 0 },
  };
  const exports = [1, 2, 3].map((n) => maker.make(blank).then(() => done.push(`export ${n}`)));
  const signing = maker.make({ ...blank, signature }).then(() => done.push('signing'));
  await Promise.all([...exports, signing]);
  expect(done).toHaveLength(4);
  expect(done.at(-1)).toBe('export 3');
});

test.each([
  ['en', 'NOT APPROVED'],
  ['de', 'NICHT GENEHMIGT'],
] as const)('stamps read in the language of who takes them out: %s', async (language, words) => {
  const stamp = '<stamp name="m" page="0" rect="100,100,250,140" icon="NotApproved"/>';
  const xfdf = wrapXfdf(stamp);
  const pdf = await new PdfMaker().make({ file: null, pages: 1, xfdf, language });
  const headers = { 'content-type': 'application/pdf' };
  const text = await pdfText(new Response(new Uint8Array(pdf), { headers }));
  expect(text).toContain(words);
});
