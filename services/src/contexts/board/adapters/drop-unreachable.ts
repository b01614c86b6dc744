import {
  PDFArray,
  PDFDict,
  PDFRef,
  PDFStream,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';

/**
 * Drops what nothing of a document leads to any more: left in the file, it could be taken up again.
 */
export function dropUnreachable(pdf: PDFDocument): void {
  const { context } = pdf;
  const reached = new Set<PDFRef>();
  const { Root, Info } = context.trailerInfo;
  const waiting: PDFObject[] = [Root, Info].flatMap((one) => one ?? []);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next instanceof PDFRef) {
      if (reached.has(next)) continue;
      reached.add(next);
      const found = context.lookup(next);
      if (found) waiting.push(found);
    } else if (next instanceof PDFStream) waiting.push(next.dict);
    else if (next instanceof PDFArray) waiting.push(...next.asArray());
    else if (next instanceof PDFDict) waiting.push(...next.values());
  }
  for (const [ref] of context.enumerateIndirectObjects()) {
    if (!reached.has(ref)) context.delete(ref);
  }
}
