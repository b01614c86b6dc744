import { PageSizes, rgb, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { SIGNATURE_FIELD } from '@foyer/contracts/board';

import type { PdfSignature } from './pdf-parts.js';
import { drawInk } from './draw-ink.js';
import { addField, emptyField, fillField } from './form-fields.js';
import type { Letters } from './letters.js';
import { drawSheet } from './sheet.js';

const GREY = rgb(0.35, 0.33, 0.31);
const MARGIN = 56;
const TITLE = 'Signature record / Unterschriftsprotokoll';
/** Records of those who sign later are fields, which may be filled without breaking a seal. */
export const RECORD_FIELD = 'Signature record';
const [WIDTH, HEIGHT] = PageSizes.A4;
const ROOM = { width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN - 40 };

/**
 * Adds a page with the signers and their signatures; leaves a page for each who must still sign.
 */
export async function writeRecord(
  pdf: PDFDocument,
  signature: PdfSignature,
  letters: Letters,
): Promise<boolean> {
  const first = await recordPage(pdf, letters);
  await drawRecord(first, [MARGIN, MARGIN + ROOM.height], signature, letters);
  for (let more = 0; more < signature.stillToSign; more += 1) {
    const page = await recordPage(pdf, letters);
    const look = await drawSheet(pdf, letters, { ...ROOM, turn: 0, draw: () => Promise.resolve() });
    const rect = [MARGIN, MARGIN, MARGIN + ROOM.width, MARGIN + ROOM.height];
    // Read-only, and of more than one line.
    addField(pdf, { page, type: 'Tx', title: RECORD_FIELD, rect, look, more: { Ff: 1 | 4096 } });
  }
  return true;
}

/** Fills the record that was left for one who signs later; false where none was left. */
export async function fillRecord(
  pdf: PDFDocument,
  signature: PdfSignature,
  letters: Letters,
): Promise<boolean> {
  const field = emptyField(pdf, RECORD_FIELD);
  if (!field) return false;
  const look = await drawSheet(pdf, letters, {
    ...{ ...ROOM, turn: 0 },
    draw: (page, own) => drawRecord(page, [0, ROOM.height], signature, own),
  });
  const text = signature.evidence.map((row) => row.join(': ')).join('\n');
  fillField(pdf, field, text, look);
  return true;
}

async function recordPage(pdf: PDFDocument, letters: Letters): Promise<PDFPage> {
  const page = pdf.addPage(PageSizes.A4);
  const at = { x: MARGIN, y: HEIGHT - MARGIN - 20, size: 18, color: GREY };
  await letters.draw(page, TITLE, at);
  return page;
}

async function drawRecord(
  page: PDFPage,
  [x, top]: readonly [number, number],
  { evidence, ink }: PdfSignature,
  letters: Letters,
): Promise<void> {
  let y = top - 12;
  for (const [name, value] of evidence) {
    await letters.draw(page, name, { x, y, size: 9, color: GREY });
    // A hash is longer than what is left of the line.
    for (const line of value.match(/.{1,50}/gu) ?? ['']) {
      await letters.draw(page, line, { x: x + 170, y, size: 10, color: GREY });
      y -= 15;
    }
    y -= 7;
  }
  const { width, height } = SIGNATURE_FIELD;
  await drawInk(page, [x, y - height, x + width, y], ink, letters);
}
