import { expect, test } from '@jest/globals';
import { wrapXfdf } from '@foyer/contracts/board';

import { ProcessPdfMaker } from './process-pdf-maker.js';

test('signing does not wait for exports', async () => {
  const maker = new ProcessPdfMaker();
  const done: string[] = [];
  const blank = { file: null, pages: 1, xfdf: wrapXfdf('') };
  const signature = {
    ...{ page: 0, box: [60, 60, 280, 140] as const, signedBy: 'Ada', signedAt: '' },
    ...{ ink: { method: 'typed', name: 'Ada' } as const, evidence: [] },
  };
  const exports = [1, 2, 3].map((n) => maker.make(blank).then(() => done.push(`export ${n}`)));
  const signing = maker.make({ ...blank, signature }).then(() => done.push('signing'));
  await Promise.all([...exports, signing]);
  expect(done).toHaveLength(4);
  expect(done.at(-1)).toBe('export 3');
}, 20_000);
