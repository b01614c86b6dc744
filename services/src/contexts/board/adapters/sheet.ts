import { PDFDocument, PDFName, type PDFPage, type PDFRef, PDFStream } from '@cantoo/pdf-lib';

import type { Letters } from './letters.js';

/** A picture of lines and words, to be shown in a place of a page. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  /** How far its page is turned when it is shown. */
  readonly turn: number;
  readonly draw: (page: PDFPage, letters: Letters) => Promise<void>;
}

/** Draws a look that stands upright on a page that is turned, and puts it into a PDF. */
export async function drawSheet(
  pdf: PDFDocument,
  letters: Letters,
  { width, height, turn, draw }: Sheet,
): Promise<PDFRef> {
  const sheet = await PDFDocument.create();
  const page = sheet.addPage([width, height]);
  // A sheet without anything on it cannot be put into another file.
  page.drawRectangle({ x: 0, y: 0, width: 0.1, height: 0.1, opacity: 0 });
  await draw(page, letters.for(sheet));
  const [drawn] = (await PDFDocument.load(await sheet.save())).getPages();
  if (!drawn) throw new Error('A sheet has one page');
  const embedded = await pdf.embedPage(drawn);
  await embedded.embed();
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  const { dict } = pdf.context.lookup(embedded.ref, PDFStream);
  dict.set(PDFName.of('Matrix'), pdf.context.obj([cos, sin, -sin, cos, 0, 0]));
  return embedded.ref;
}
