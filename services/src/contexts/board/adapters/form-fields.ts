import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  type PDFDocument,
  type PDFObject,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);
/** Printed, and not to be moved. */
const SHOWN = 4 | 128;
/** Its signatures are only ever appended to. */
const SIGNED = 3;

interface Field {
  readonly page: PDFPage;
  readonly type: 'Sig' | 'Tx';
  readonly title: string;
  readonly rect: readonly number[];
  readonly look: PDFRef;
  readonly more?: Readonly<Record<string, PDFObject | number>>;
}

function formOf(pdf: PDFDocument): PDFDict {
  const known = pdf.catalog.lookupMaybe(name('AcroForm'), PDFDict);
  if (known) return known;
  const form = pdf.context.obj({ Fields: [] });
  pdf.catalog.set(name('AcroForm'), pdf.context.register(form));
  return form;
}

function fieldsOf(pdf: PDFDocument): readonly PDFDict[] {
  const fields = formOf(pdf).lookupMaybe(name('Fields'), PDFArray)?.asArray() ?? [];
  return fields.map((one) => pdf.context.lookup(one, PDFDict));
}

/** Puts a field onto a page. */
export function addField(pdf: PDFDocument, { page, type, title, rect, look, more }: Field): void {
  const { context } = pdf;
  const names = new Set(fieldsOf(pdf).map((one) => titleOf(one)));
  let unused = title;
  for (let n = 2; names.has(unused); n += 1) unused = `${title} ${n}`;
  const field = context.register(
    context.obj({
      ...{ Type: 'Annot', Subtype: 'Widget', FT: type, T: PDFString.of(unused) },
      ...{ Rect: [...rect], F: SHOWN, P: page.ref, AP: { N: look }, ...more },
    }),
  );
  const annotations = page.node.lookupMaybe(name('Annots'), PDFArray);
  if (annotations) annotations.push(field);
  else page.node.set(name('Annots'), context.obj([field]));
  const form = formOf(pdf);
  const fields = form.lookupMaybe(name('Fields'), PDFArray);
  if (fields) fields.push(field);
  else form.set(name('Fields'), context.obj([field]));
  if (type === 'Sig') form.set(name('SigFlags'), PDFNumber.of(SIGNED));
}

/** A text field that waits for its value, of those whose titles begin so. */
export function emptyField(pdf: PDFDocument, title: string): PDFDict | undefined {
  return fieldsOf(pdf).find((one) => titleOf(one).startsWith(title) && !one.has(name('V')));
}

/**
 * True if a document has fields that can still be filled, apart from those that the product made.
 */
export function hasFillableFields(pdf: PDFDocument, own: string): boolean {
  if (!pdf.catalog.has(name('AcroForm'))) return false;
  return fieldsOf(pdf).some(
    (one) => one.get(name('FT')) !== name('Sig') && !titleOf(one).startsWith(own),
  );
}

/** Gives a field its value and its look. */
export function fillField(pdf: PDFDocument, field: PDFDict, value: string, look: PDFRef): void {
  field.set(name('V'), PDFHexString.fromText(value));
  field.set(name('AP'), pdf.context.obj({ N: look }));
}

function titleOf(field: PDFDict): string {
  const title = field.lookup(name('T'));
  return title instanceof PDFString || title instanceof PDFHexString ? title.decodeText() : '';
}
