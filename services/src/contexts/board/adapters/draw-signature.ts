import { PDFHexString, PDFName, PDFString, rgb, type PDFDocument } from '@cantoo/pdf-lib';

import { captionOf, placeOfNext, seenSize } from '@foyer/contracts/board';

import type { PdfSignature } from './pdf-parts.js';
import { padStream } from '../seal/pad-evidence.js';
import { drawInk } from './draw-ink.js';
import { addField } from './form-fields.js';
import type { Letters } from './letters.js';
import { drawSheet } from './sheet.js';
import { seenPaper, turnOf, withRoomBelow } from './turned-box.js';

const GREY = rgb(0.35, 0.33, 0.31);
/** Digits of the seal, which is laid into them. */
const SEAL_ROOM = 16_384;
const UNKNOWN = PDFName.of('**********');

/**
 * Puts a signature where it was asked for, upright as the page is seen, and leaves room for the
 * seal.
 */
export async function drawSignature(
  pdf: PDFDocument,
  signature: PdfSignature,
  letters: Letters,
  /** The stated reason of the signature; readers show it. */
  reason: string,
): Promise<void> {
  const { page: at, ink, signedBy, signedAt } = signature;
  const page = pdf.getPage(Math.min(at, pdf.getPageCount() - 1));
  const turn = turnOf(page);
  const seen = seenPaper(page);
  const box = placeOfNext(signature.box, signature.given, seen);
  const room = captionOf(box, seen);
  const rect = withRoomBelow(box, room, turn);
  const { width, height } = seenSize(rect, seen);
  const look = await drawSheet(pdf, letters, {
    ...{ width, height, turn },
    draw: async (sheet, own) => {
      await drawInk(sheet, [0, room, width, height], ink, own);
      const line = { start: { x: 0, y: room }, end: { x: width, y: room } };
      sheet.drawLine({ ...line, thickness: room / 16, color: GREY });
      const caption = `${signedBy}, ${signedAt}`;
      const size = Math.min(0.6 * room, width / Math.max(await own.width(caption), 1));
      await own.draw(sheet, caption, { x: 0, y: room / 4, size, color: GREY });
    },
  });
  const { context } = pdf;
  const seal = context.obj({
    ...{ Type: 'Sig', Filter: 'Adobe.PPKLite', SubFilter: 'adbe.pkcs7.detached' },
    ByteRange: [0, UNKNOWN, UNKNOWN, UNKNOWN],
    Contents: PDFHexString.of('0'.repeat(SEAL_ROOM)),
    M: PDFString.fromDate(new Date(signedAt.replace(' UTC', 'Z').replace(' ', 'T'))),
    Name: PDFHexString.fromText(signedBy),
    Reason: PDFHexString.fromText(reason),
    ...(ink.method === 'pad' && { FOYR_SignaturePad: padStream(pdf, ink) }),
  });
  addField(pdf, {
    ...{ page, type: 'Sig', title: 'Signature', rect, look },
    more: { V: context.register(seal) },
  });
}
