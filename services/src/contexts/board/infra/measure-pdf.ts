import { parentPort, workerData } from 'node:worker_threads';

import type { Box } from '@foyer/contracts/board';
import { PDFDocument } from 'pdf-lib';

/** What a thread of its own is started with. */
export interface PdfToMeasure {
  readonly pdf: Uint8Array;
}

/** What it answers. */
export interface MeasuredPdf {
  readonly pages: readonly Box[];
}

async function measure({ pdf }: PdfToMeasure): Promise<MeasuredPdf> {
  const boxes = (await PDFDocument.load(pdf)).getPages().map((page) => page.getCropBox());
  return { pages: boxes.map(({ x, y, width, height }) => [x, y, x + width, y + height]) };
}

parentPort?.postMessage(await measure(workerData as PdfToMeasure));
