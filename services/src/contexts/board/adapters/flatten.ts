import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFDocument,
  type PDFPage,
} from '@cantoo/pdf-lib';

import { isMedia } from './active-content.js';
import { appearanceOf, drawAppearance } from './appearance.js';
import { dropUnreachable } from './drop-unreachable.js';
import { isKnownNote } from './fit-for-seal.js';
import { PartsWalk } from './walk-parts.js';

const name = (text: string) => PDFName.of(text);
const HIDDEN = 2 | 32;
const PRINTED = 4;

/**
 * Reduces a document to its visible content. Fields and notes become part of their pages. No part
 * is left that acts automatically or is outside the pages.
 */
export function flatten(pdf: PDFDocument): void {
  const { catalog } = pdf;
  try {
    // Fields without a look of their own are shown by their values.
    if (catalog.has(name('AcroForm'))) pdf.getForm().updateFieldAppearances();
  } catch {
    // A field that the library cannot draw is as it was.
  }
  for (const page of pdf.getPages()) flattenPage(page);
  for (const key of ['OpenAction', 'AcroForm', 'OCProperties', 'AF']) {
    catalog.delete(name(key));
  }
  catalog.lookupMaybe(name('Names'), PDFDict)?.delete(name('EmbeddedFiles'));
  new PartsWalk(pdf, { isMending: true, isOwn: () => false }).run();
  dropUnreachable(pdf);
}

function flattenPage(page: PDFPage): void {
  const annotations = page.node.lookupMaybe(name('Annots'), PDFArray);
  if (!annotations) return;
  const kept = annotations.asArray().filter((one) => {
    const annotation = page.doc.context.lookup(one);
    return annotation instanceof PDFDict && isKept(page, annotation);
  });
  page.node.set(name('Annots'), page.doc.context.obj(kept));
}

/**
 * Draws the visible part of an annotation onto its page; returns true if the annotation itself also
 * stays.
 */
function isKept(page: PDFPage, annotation: PDFDict): boolean {
  const subtype = annotation.lookup(name('Subtype'));
  const flags = annotation.lookupMaybe(name('F'), PDFNumber)?.asNumber() ?? 0;
  if ((flags & HIDDEN) !== 0 || subtype === name('Popup') || isMedia(annotation)) return false;
  // Its border is seen, also where it leads nowhere any more.
  if (subtype === name('Link')) return true;
  const appearance = appearanceOf(annotation);
  if (appearance) drawAppearance(page, annotation, appearance);
  if (appearance || subtype === name('Widget') || !isKnownNote(annotation)) return false;
  // Its parts are not on the page themselves.
  for (const key of ['Popup', 'IRT', 'Parent', 'Kids']) annotation.delete(name(key));
  annotation.set(name('F'), PDFNumber.of(flags | PRINTED));
  return true;
}
