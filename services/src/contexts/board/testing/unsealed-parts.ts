import { PDFArray, PDFName, PDFString, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);
const text = (words: string) => PDFString.of(words);
type Parts = Readonly<Record<string, unknown>>;

/** Something that is put into a PDF: by a reference of any generation, or as it is. */
export type Put = (pdf: PDFDocument, part: PDFObject) => PDFObject;

const made = (pdf: PDFDocument, parts: unknown) => pdf.context.obj(parts as never) as PDFObject;
const stream = (pdf: PDFDocument, content: string, parts: Parts) =>
  pdf.context.register(pdf.context.stream(content, parts as never));
const script = (pdf: PDFDocument) => made(pdf, { S: 'JavaScript', JS: text('app.alert(1)') });

function annotate(pdf: PDFDocument, put: Put, parts: Parts): void {
  const { node } = pdf.getPage(0);
  const one = put(pdf, made(pdf, { Type: 'Annot', Rect: [0, 0, 9, 9], ...parts }));
  const all = node.lookupMaybe(name('Annots'), PDFArray);
  if (all) all.push(one);
  else node.set(name('Annots'), pdf.context.obj([one]));
}

const link = (A: (pdf: PDFDocument, put: Put) => unknown) => (pdf: PDFDocument, put: Put) =>
  annotate(pdf, put, { Subtype: 'Link', A: put(pdf, made(pdf, A(pdf, put))) });

function draw(pdf: PDFDocument, put: Put, content: string, parts: Parts): void {
  const drawn = pdf.context.register(pdf.context.stream(content, parts as never));
  const resources = pdf.getPage(0).node.normalizedEntries().Resources;
  resources.set(name('XObject'), put(pdf, made(pdf, { Evil: drawn })));
}

const IMAGE = {
  ...{ Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1, BitsPerComponent: 8 },
  ColorSpace: 'DeviceGray',
};
const FORM = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] };
const file = (pdf: PDFDocument) => {
  const content = stream(pdf, 'MZevil', { Type: 'EmbeddedFile' });
  return made(pdf, { Type: 'Filespec', F: text('x.exe'), EF: { F: content } });
};

/** Puts an outline of one entry into a document, which is its own successor. */
function outline(pdf: PDFDocument, put: Put, A: PDFObject): void {
  const { context } = pdf;
  const [root, entry] = [context.nextRef(), context.nextRef()];
  context.assign(root, made(pdf, { Type: 'Outlines', First: entry, Last: entry, Count: 1 }));
  context.assign(entry, made(pdf, { Title: text('x'), Parent: root, Next: entry, A: put(pdf, A) }));
  pdf.catalog.set(name('Outlines'), root);
}

/** Parts that are not sealed, and how each gets into a document. */
export const UNSEALED: readonly (readonly [string, (pdf: PDFDocument, put: Put) => void])[] = [
  ['a script of a bookmark', (pdf, put) => outline(pdf, put, script(pdf))],
  [
    'a script after a move',
    link((pdf, put) => ({ S: 'GoTo', D: text('a'), Next: put(pdf, script(pdf)) })),
  ],
  ['an address that is a script', link(() => ({ S: 'URI', URI: text('javascript:alert(1)') }))],
  ['an address of a file', link(() => ({ S: 'URI', URI: text('file:///etc/passwd') }))],
  [
    'an address below another',
    (pdf, put) => pdf.catalog.set(name('URI'), put(pdf, made(pdf, { Base: text('http://evil/') }))),
  ],
  [
    'a link into another file',
    link(() => ({ S: 'GoToR', F: text('//evil/x.pdf'), D: [0, 'Fit'] })),
  ],
  ['a link into an attached file', link(() => ({ S: 'GoToE', D: text('a'), T: { R: 'C' } }))],
  ['a link that starts a program', link(() => ({ S: 'Launch', F: text('cmd.exe') }))],
  ['a link that prints', link(() => ({ S: 'Named', N: 'Print' }))],
  ['a link that hides fields', link(() => ({ S: 'Hide', T: text('a') }))],
  [
    'a second address of a link',
    (pdf, put) =>
      annotate(pdf, put, {
        Subtype: 'Link',
        Dest: text('a'),
        PA: put(pdf, made(pdf, { S: 'URI', URI: text('file:x') })),
      }),
  ],
  [
    'a script of a note',
    (pdf, put) =>
      annotate(pdf, put, { Subtype: 'Text', AA: put(pdf, made(pdf, { E: script(pdf) })) }),
  ],
  [
    'a film',
    (pdf, put) =>
      annotate(pdf, put, { Subtype: 'Screen', A: put(pdf, made(pdf, { S: 'Rendition', OP: 0 })) }),
  ],
  [
    'a note for paper alone',
    (pdf, put) => annotate(pdf, put, { Subtype: 'FreeText', F: 36, Contents: text('9000') }),
  ],
  [
    'a script at a page',
    (pdf, put) => pdf.getPage(0).node.set(name('AA'), put(pdf, made(pdf, { O: script(pdf) }))),
  ],
  [
    'a script of a slide',
    (pdf, put) =>
      pdf.getPage(0).node.set(name('PresSteps'), put(pdf, made(pdf, { NA: script(pdf) }))),
  ],
  [
    'a file of a page',
    (pdf, put) => pdf.getPage(0).node.set(name('AF'), put(pdf, made(pdf, [file(pdf)]))),
  ],
  [
    'a file of the document',
    (pdf, put) => pdf.catalog.set(name('AF'), put(pdf, made(pdf, [file(pdf)]))),
  ],
  [
    'a script deep in a list of names',
    (pdf, put) => {
      const leaf = put(
        pdf,
        made(pdf, { Limits: [text('a'), text('a')], Names: [text('a'), put(pdf, script(pdf))] }),
      );
      pdf.catalog.set(
        name('Names'),
        put(pdf, made(pdf, { JavaScript: put(pdf, made(pdf, { Kids: [leaf] })) })),
      );
    },
  ],
  [
    'a file deep in a list of names',
    (pdf, put) => {
      const leaf = put(pdf, made(pdf, { Names: [text('x.exe'), put(pdf, file(pdf))] }));
      pdf.catalog.set(
        name('Names'),
        put(pdf, made(pdf, { EmbeddedFiles: put(pdf, made(pdf, { Kids: [leaf] })) })),
      );
    },
  ],
  [
    'a portfolio',
    (pdf, put) => pdf.catalog.set(name('Collection'), put(pdf, made(pdf, { View: 'H' }))),
  ],
  [
    'a script in a list of places',
    (pdf, put) =>
      pdf.catalog.set(name('Dests'), put(pdf, made(pdf, { a: { D: text('b'), A: script(pdf) } }))),
  ],
  [
    'a script of the structure',
    (pdf, put) =>
      pdf.catalog.set(
        name('StructTreeRoot'),
        put(pdf, made(pdf, { K: { S: 'P', AA: { O: script(pdf) } } })),
      ),
  ],
  [
    'another picture for print',
    (pdf, put) =>
      draw(pdf, put, '\u00ff', {
        ...IMAGE,
        Alternates: [{ Image: stream(pdf, '\0', IMAGE), DefaultForPrinting: true }],
      }),
  ],
  [
    'a picture that a print shop replaces',
    (pdf, put) => draw(pdf, put, '\u00ff', { ...IMAGE, OPI: { '2.0': { F: text('x.tif') } } }),
  ],
  [
    'a drawing from another file',
    (pdf, put) =>
      draw(pdf, put, '0 g', { ...FORM, Ref: { F: text('http://evil/x.pdf'), Page: 0 } }),
  ],
  [
    'a program for printers',
    (pdf, put) => draw(pdf, put, 'showpage', { Type: 'XObject', Subtype: 'PS' }),
  ],
  ['a drawing that is a program', (pdf, put) => draw(pdf, put, '0 g', { ...FORM, Subtype2: 'PS' })],
  ['a file of a picture', (pdf, put) => draw(pdf, put, '\u00ff', { ...IMAGE, AF: [file(pdf)] })],
  [
    'a larger part of the page for print',
    (pdf, put) =>
      pdf.catalog.set(name('ViewerPreferences'), put(pdf, made(pdf, { PrintArea: 'MediaBox' }))),
  ],
  [
    'other colours for print',
    (pdf, put) =>
      pdf
        .getPage(0)
        .node.normalizedEntries()
        .Resources.set(
          name('ExtGState'),
          put(
            pdf,
            made(pdf, { G: { TR: { FunctionType: 2, N: 1, C0: [1], C1: [0], Domain: [0, 1] } } }),
          ),
        ),
  ],
];
