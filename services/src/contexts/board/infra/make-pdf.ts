import { parentPort, workerData } from 'node:worker_threads';

import { BLANK_PAGE, readXfdf } from '@foyer/contracts/board';
import type { Language } from '@foyer/contracts/identity';
import { PDFDocument, type PDFPage } from 'pdf-lib';

import type { PdfSignature } from '../ports/pdf-maker.js';
import { drawMark } from './draw-mark.js';
import { drawSignature } from './draw-signature.js';
import { Letters } from './letters.js';

/** What a thread of its own is started with. */
export interface PdfToMake {
  /** What lies below; null for blank pages. */
  readonly file: { readonly content: Uint8Array; readonly mediaType: string } | null;
  /** How large the page of a picture is, in points. */
  readonly size: { readonly width: number; readonly height: number };
  /** So many blank pages. */
  readonly pages: number;
  readonly xfdf: string;
  readonly language: Language;
  readonly signature: PdfSignature | undefined;
}

/** What it answers. */
export interface MadePdf {
  readonly pdf: Uint8Array;
}

async function make({ file, size, pages, xfdf, language, signature }: PdfToMake): Promise<MadePdf> {
  const pdf = file?.mediaType === 'application/pdf' ? await PDFDocument.load(file.content) : null;
  const made = pdf ?? (await PDFDocument.create());
  if (file && !pdf) {
    const isPng = file.mediaType === 'image/png';
    const picture = await (isPng ? made.embedPng(file.content) : made.embedJpg(file.content));
    made.addPage([size.width, size.height]).drawImage(picture, { ...size, x: 0, y: 0 });
  }
  if (!file) {
    for (let count = 0; count < pages; count += 1) {
      made.addPage([BLANK_PAGE.width, BLANK_PAGE.height]);
    }
  }
  const letters = new Letters(made, language);
  const all: readonly PDFPage[] = made.getPages();
  for (const mark of readXfdf(xfdf)?.marks ?? []) {
    const page = all[mark.page];
    if (page && mark.kind !== 'foreign') await drawMark(page, mark, letters);
  }
  if (signature) await drawSignature(made, signature, letters);
  // The seal is laid into a file without compressed objects.
  return { pdf: await made.save({ useObjectStreams: signature === undefined }) };
}

parentPort?.postMessage(await make(workerData as PdfToMake));
