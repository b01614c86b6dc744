import { createHash } from 'node:crypto';

import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRef,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** A difference between what two signatures of a PDF seal; pages count from 1. */
export type SealDifference =
  | { readonly what: 'pages-added' | 'pages-removed'; readonly count: number }
  | { readonly what: 'page-changed' | 'fields-changed'; readonly page: number };

/** Finds the changes between two signatures: of the pages, and of the fields and notes on them. */
export async function whatChanged(
  before: Uint8Array,
  after: Uint8Array,
): Promise<readonly SealDifference[]> {
  const [old, now] = [await pagesOf(before), await pagesOf(after)];
  const more = now.length - old.length;
  const count = Math.abs(more);
  const found: SealDifference[] = [];
  if (more !== 0) found.push({ what: more > 0 ? 'pages-added' : 'pages-removed', count });
  for (const [at, { page, notes }] of old.slice(0, now.length).entries()) {
    const other = now[at];
    if (other && other.page !== page) found.push({ what: 'page-changed', page: at + 1 });
    if (other && other.notes !== notes) found.push({ what: 'fields-changed', page: at + 1 });
  }
  return found;
}

/** The hashes of what each page shows, and of everything on top of it. */
async function pagesOf(file: Uint8Array) {
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  return pdf.getPages().map(({ node }) => ({
    page: hashOf(pdf, node, new Set(['Parent', 'Annots', 'StructParents'])),
    notes: hashOf(
      pdf,
      node.lookup(PDFName.of('Annots')) ?? PDFName.of('None'),
      new Set(['P', 'Parent']),
    ),
  }));
}

function hashOf({ context }: PDFDocument, object: PDFObject, without: ReadonlySet<string>): string {
  const hash = createHash('sha256');
  const seen = new Set<PDFObject>();
  const add = (one: PDFObject | undefined): void => {
    const found = one instanceof PDFRef ? context.lookup(one) : one;
    if (found === undefined || seen.has(found)) return;
    if (found instanceof PDFStream) {
      seen.add(found);
      add(found.dict);
      hash.update(found.getContents());
    } else if (found instanceof PDFArray) {
      seen.add(found);
      hash.update('[');
      for (const part of found.asArray()) add(part);
      hash.update(']');
    } else if (found instanceof PDFDict) {
      seen.add(found);
      const entries = found.entries().map(([key, value]) => [key.decodeText(), value] as const);
      for (const [key, value] of entries.sort(([a], [b]) => (a < b ? -1 : 1))) {
        if (without.has(key)) continue;
        hash.update(`/${key} `);
        add(value);
      }
    } else hash.update(found.toString());
  };
  add(object);
  return hash.digest('hex');
}
