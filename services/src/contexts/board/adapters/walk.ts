import { PDFArray, PDFDict, PDFStream, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';

/** Every dictionary of a PDF, also those inside others. */
export function* dictionariesOf(pdf: PDFDocument): Generator<PDFDict> {
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
