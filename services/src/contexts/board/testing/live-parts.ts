import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFRef,
  PDFStream,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);

const ACTIONS = new Set(
  [
    'GoToR',
    'GoToE',
    'GoToDp',
    'Launch',
    'Thread',
    'Sound',
    'Movie',
    'Hide',
    'SubmitForm',
    'ResetForm',
    'ImportData',
    'JavaScript',
    'SetOCGState',
    'Rendition',
    'Trans',
    'GoTo3DView',
    'RichMediaExecute',
  ].map((one) => name(one)),
);
const KEYS = [
  'AA',
  'AF',
  'EF',
  'JS',
  'EmbeddedFiles',
  'Collection',
  'Alternates',
  'OPI',
  'Subtype2',
  'PA',
  'Next',
  'PresSteps',
  'Base',
  'PrintArea',
  'TR',
];

/** The ways to act or to look otherwise, found without the tables of the product. */
export function livePartsOf(pdf: PDFDocument): readonly string[] {
  const found: string[] = [];
  const look = (object: PDFObject, isStream = false): void => {
    if (object instanceof PDFStream) {
      look(object.dict, true);
      return;
    }
    if (object instanceof PDFArray) for (const one of object.asArray()) look(one);
    if (!(object instanceof PDFDict)) return;
    const isOutline = object.has(name('Title'));
    found.push(...KEYS.filter((key) => object.has(name(key)) && !(key === 'Next' && isOutline)));
    const action = object.lookup(name('S'));
    if (action instanceof PDFName && ACTIONS.has(action)) found.push(action.decodeText());
    if (action === name('Named') && object.get(name('N')) === name('Print')) found.push('Print');
    const address = object.lookup(name('URI'));
    if (address && !/^\((https?|mailto|tel):/.test(address.toString())) found.push('URI');
    if (object.get(name('Subtype')) === name('PS')) found.push('PS');
    if (object.get(name('F'))?.toString() === '36') found.push('for paper');
    const isPicture = object.has(name('BBox')) || object.has(name('Width'));
    found.push(...['F', 'Ref'].filter((key) => (isStream || isPicture) && object.has(name(key))));
    for (const one of object.values()) if (!(one instanceof PDFRef)) look(one);
  };
  for (const [, object] of pdf.context.enumerateIndirectObjects()) look(object);
  return found;
}
