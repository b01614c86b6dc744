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
export type ActiveContent = 'scripts' | 'attachments' | 'media' | 'substitutes';

const name = (text: string) => PDFName.of(text);
const SCRIPTS = new Set(['A', 'AA', 'PA', 'JS', 'JavaScript', 'OpenAction', 'Next', 'PresSteps']);
const ATTACHMENTS = new Set(['AF', 'EmbeddedFiles', 'Collection', 'EF', 'FS', 'file']);
const MEDIA = new Set(
  ['Movie', 'Sound', 'Screen', 'RichMedia', '3D', 'FileAttachment'].map((one) => name(one)),
);

/** The kind of something that is not sealed, by its key or the list that it stands in. */
export function kindOfLeft(key: string, value: PDFObject | undefined): ActiveContent {
  if (SCRIPTS.has(key) || key === 'URI') return 'scripts';
  if (ATTACHMENTS.has(key)) return 'attachments';
  const isOfMedia = key === 'Renditions' || key === 'AlternatePresentations';
  return isOfMedia || (value instanceof PDFDict && isMedia(value)) ? 'media' : 'substitutes';
}

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
    const type = one.lookup(name('Type'));
    if (type === name('OCMD')) return false;
    if (type === name('OCG') && one.has(name('Usage'))) return false;
  }
  return true;
}

export const isMedia = (annotation: PDFDict): boolean => {
  const subtype = annotation.lookup(name('Subtype'));
  return subtype instanceof PDFName && MEDIA.has(subtype);
};
