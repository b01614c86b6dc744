import { parentPort, workerData } from 'node:worker_threads';

import type { DocumentPage } from '../domain/usual-place.js';
import { openDocument } from './open-document.js';
import { orRefusal, type Refusal } from './pdf-refused.js';
import { requireSignable } from './require-signable.js';
import { seenPaper, unitOf } from './turned-box.js';

/** A thread of its own is started with it. */
export interface PdfToMeasure {
  readonly pdf: Uint8Array;
}

/** Its answer: the pages of a document that can be signed. */
export type MeasuredPdf = { readonly pages: readonly DocumentPage[] } | Refusal;

async function measure({
  pdf,
}: PdfToMeasure): Promise<{ readonly pages: readonly DocumentPage[] }> {
  const opened = await openDocument(pdf);
  requireSignable(opened);
  const pages = opened.pdf.getPages();
  return { pages: pages.map((page) => ({ ...seenPaper(page), unit: unitOf(page) })) };
}

parentPort?.postMessage(
  (await orRefusal(measure(workerData as PdfToMeasure))) satisfies MeasuredPdf,
);
