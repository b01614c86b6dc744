import { parentPort, workerData } from 'node:worker_threads';

import { BLANK_PAGE, readXfdf } from '@foyer/contracts/board';
import type { Language } from '@foyer/contracts/identity';
import { PDFDocument } from '@cantoo/pdf-lib';

import type { PdfSignature } from './pdf-parts.js';
import { keepPadEvidence } from '../seal/pad-evidence.js';
import { drawMark } from './draw-mark.js';
import { drawSignature } from './draw-signature.js';
import { flatten } from './flatten.js';
import { Letters } from './letters.js';
import { openDocument, type OpenedDocument } from './open-document.js';
import { orRefusal, PdfRefused, type Refusal } from './pdf-refused.js';
import { requireSignable } from './require-signable.js';
import { fillRecord, writeRecord } from './signature-record.js';

/** A thread of its own is started with it. */
export interface PdfToMake {
  /** The file below; null for blank pages. */
  readonly file: { readonly content: Uint8Array; readonly mediaType: string } | null;
  /** How large the page of a picture is, in points. */
  readonly size: { readonly width: number; readonly height: number };
  /** The number of blank pages. */
  readonly pages: number;
  readonly xfdf: string;
  readonly language: Language;
  readonly signature: PdfSignature | undefined;
}

/** Its answer. */
export type MadePdf = { readonly pdf: Uint8Array } | Refusal;

async function make(parts: PdfToMake): Promise<{ readonly pdf: Uint8Array }> {
  const { xfdf, language, signature } = parts;
  const opened = await openParts(parts);
  const { pdf, isSealed } = opened;
  const letters = new Letters(pdf, language);
  const marks = readXfdf(xfdf)?.marks ?? [];
  const prepared = signature && prepare(opened, signature, marks.length > 0);
  const all = pdf.getPages();
  for (const mark of marks) {
    const page = all[mark.page];
    if (page && mark.kind !== 'foreign') await drawMark(page, mark, letters);
  }
  if (prepared) {
    const isRecorded = await (isSealed ? fillRecord : writeRecord)(pdf, prepared, letters);
    // No page can be added to what is sealed: its evidence stands in the signature itself.
    const said = isRecorded ? [] : prepared.evidence.map((row) => row.join(': '));
    await drawSignature(pdf, prepared, letters, ['Signed in a call', ...said].join('\n'));
    if (!isSealed)
      await keepPadEvidence(pdf, prepared.ink.method === 'pad' ? prepared.ink : undefined);
    // A name that lacks a letter is no name.
    if (letters.missing.size > 0) throw new PdfRefused('SIGNATURE_LETTERS_MISSING');
  }
  // The seal is laid into a file without compressed objects.
  const useObjectStreams = signature === undefined && !isSealed;
  return { pdf: await pdf.save({ useObjectStreams, updateFieldAppearances: false }) };
}

async function openParts({ file, size, pages }: PdfToMake): Promise<OpenedDocument> {
  if (file?.mediaType === 'application/pdf') return openDocument(file.content);
  const pdf = await PDFDocument.create();
  if (file) {
    const isPng = file.mediaType === 'image/png';
    const picture = await (isPng ? pdf.embedPng(file.content) : pdf.embedJpg(file.content));
    pdf.addPage([size.width, size.height]).drawImage(picture, { ...size, x: 0, y: 0 });
    // Until then its place in the document leads to nothing.
    await pdf.flush();
  }
  for (let count = 0; !file && count < pages; count += 1) {
    pdf.addPage([BLANK_PAGE.width, BLANK_PAGE.height]);
  }
  return { pdf, isSealed: false };
}

/** Makes a document what was seen before it is signed; the record names what was left out. */
function prepare(opened: OpenedDocument, signature: PdfSignature, hasMarks: boolean): PdfSignature {
  const left = requireSignable(opened);
  if (opened.isSealed) {
    // Drawings would change the pages below the seal that is there.
    if (hasMarks) throw new PdfRefused('DOCUMENT_SEALED_AND_DRAWN_ON');
    return signature;
  }
  flatten(opened.pdf);
  if (left.length === 0) return signature;
  const row = ['Left out / Weggelassen', left.map((one) => WORDS[one]).join('; ')] as const;
  return { ...signature, evidence: [...signature.evidence, row] };
}

const WORDS = {
  scripts: 'scripts and actions / Skripte und Aktionen',
  attachments: 'attached files / angehängte Dateien',
  media: 'media / Medien',
  substitutes: 'parts for print or other programs / Teile für den Druck oder andere Programme',
} as const;

parentPort?.postMessage((await orRefusal(make(workerData as PdfToMake))) satisfies MadePdf);
