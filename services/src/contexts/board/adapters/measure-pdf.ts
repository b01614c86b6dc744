import { parentPort, workerData } from 'node:worker_threads';

import type { Box } from '@foyer/contracts/board';

import { openDocument } from './open-document.js';
import { orRefusal, type Refusal } from './pdf-refused.js';
import { requireSignable } from './require-signable.js';

/** A thread of its own is started with it. */
export interface PdfToMeasure {
  readonly pdf: Uint8Array;
}

/** Its answer: the pages of a document that can be signed. */
export type MeasuredPdf = { readonly pages: readonly Box[] } | Refusal;

async function measure({ pdf }: PdfToMeasure): Promise<{ readonly pages: readonly Box[] }> {
  const opened = await openDocument(pdf);
  requireSignable(opened);
  const boxes = opened.pdf.getPages().map((page) => page.getCropBox());
  return { pages: boxes.map(({ x, y, width, height }) => [x, y, x + width, y + height]) };
}

parentPort?.postMessage(
  (await orRefusal(measure(workerData as PdfToMeasure))) satisfies MeasuredPdf,
);
