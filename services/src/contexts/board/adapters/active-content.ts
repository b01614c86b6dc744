import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFStream,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';

import { PdfRefused } from './pdf-refused.js';

/** Every dictionary of a PDF, also those inside others. */
function* dictionariesOf(pdf: PDFDocument): Generator<PDFDict> {
  for (const [, object] of pdf.context.enumerateIndirectObjects()) yield* within(object);
}

function* within(object: PDFObject): Generator<PDFDict> {
  if (object instanceof PDFStream) yield* within(object.dict);
  else if (object instanceof PDFArray) for (const one of object.asArray()) yield* within(one);
  else if (object instanceof PDFDict) {
    yield object;
    for (const one of object.values()) yield* within(one);
  }
}

/**
 * The parts that may change a document's look or behaviour after signing, as a page of evidence
 * names them.
 */
export type ActiveContent = 'scripts' | 'attachments' | 'media';

const name = (text: string) => PDFName.of(text);
/** Leads somewhere and changes nothing. */
const HARMLESS = new Set([name('URI'), name('GoTo')]);
const MEDIA = new Set(
  ['Movie', 'Sound', 'Screen', 'RichMedia', '3D', 'FileAttachment'].map((one) => name(one)),
);

/** @throws PdfRefused for forms and layers, which other readers show otherwise */
export function refuseWhatIsShownOtherwise(pdf: PDFDocument): void {
  const form = pdf.catalog.lookupMaybe(name('AcroForm'), PDFDict);
  if (form?.has(name('XFA'))) throw new PdfRefused('DOCUMENT_IS_XFA_FORM');
  const layers = pdf.catalog.lookupMaybe(name('OCProperties'), PDFDict);
  if (layers && !isAlwaysOn(layers, pdf)) throw new PdfRefused('DOCUMENT_HAS_LAYERS');
}

/** True if all layers are visible on every screen and on paper. */
function isAlwaysOn(layers: PDFDict, pdf: PDFDocument): boolean {
  const usual = layers.lookupMaybe(name('D'), PDFDict);
  const isEmpty = (of: PDFDict | undefined, key: string) =>
    (of?.lookupMaybe(name(key), PDFArray)?.size() ?? 0) === 0;
  const base = usual?.lookup(name('BaseState')) ?? name('ON');
  if (base !== name('ON') || !isEmpty(usual, 'OFF') || !isEmpty(usual, 'AS')) return false;
  if (!isEmpty(layers, 'Configs')) return false;
  for (const one of dictionariesOf(pdf)) {
    const type = one.get(name('Type'));
    if (type === name('OCMD')) return false;
    if (type === name('OCG') && one.has(name('Usage'))) return false;
  }
  return true;
}

/** Returns the parts of a document that act automatically, or are not visible on its pages. */
export function activeContentOf(pdf: PDFDocument): readonly ActiveContent[] {
  const found = new Set<ActiveContent>();
  const names = pdf.catalog.lookupMaybe(name('Names'), PDFDict);
  if (pdf.catalog.has(name('OpenAction')) && !isPlace(pdf)) found.add('scripts');
  if (names?.has(name('EmbeddedFiles'))) found.add('attachments');
  for (const one of dictionariesOf(pdf)) {
    if (one.has(name('AA')) || one.has(name('JS'))) found.add('scripts');
    const action = one.lookup(name('A'));
    // Attributes of tagged text stand under the same key, and are no actions.
    const isAction = action instanceof PDFDict && action.has(name('S'));
    if (isAction && !isHarmless(action)) found.add('scripts');
    const subtype = one.lookup(name('Subtype'));
    if (one.has(name('Rect')) && subtype instanceof PDFName && MEDIA.has(subtype)) {
      found.add('media');
    }
  }
  return [...found].sort();
}

/** The file opens at a place of itself. */
function isPlace(pdf: PDFDocument): boolean {
  const action = pdf.catalog.lookup(name('OpenAction'));
  return action instanceof PDFArray || (action instanceof PDFDict && isHarmless(action));
}

export function isHarmless(action: PDFDict): boolean {
  const kind = action.lookup(name('S'));
  return kind instanceof PDFName && HARMLESS.has(kind) && !action.has(name('Next'));
}

export const isMedia = (annotation: PDFDict): boolean => {
  const subtype = annotation.lookup(name('Subtype'));
  return subtype instanceof PDFName && MEDIA.has(subtype);
};
