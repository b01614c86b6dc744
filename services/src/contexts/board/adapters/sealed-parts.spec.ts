import {
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { livePartsOf } from '#contexts/board/testing/live-parts.js';
import { UNSEALED, type Put } from '#contexts/board/testing/unsealed-parts.js';
import { flatten } from './flatten.js';
import { openDocument } from './open-document.js';
import { requireSignable } from './require-signable.js';

const name = (text: string) => PDFName.of(text);
const direct: Put = (_, part) => part;
const indirect: Put = ({ context }, part) => context.register(part);
/** An object that has replaced another of its number. */
const ofGeneration: Put = ({ context }, part) => {
  const ref = PDFRef.of(context.nextRef().objectNumber, 3);
  context.assign(ref, part);
  return ref;
};

async function plain(): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  pdf.addPage([300, 300]).drawText('You pay 10 EUR', { x: 20, y: 200 });
  return pdf;
}
type Change = (pdf: PDFDocument, put: Put) => void;
/** The ways in which the same part stands in a file. */
const WAYS: readonly (readonly [string, (change: Change) => Promise<Uint8Array>])[] = [
  ['as it is', (change) => written(change, direct, false)],
  ['behind references', (change) => written(change, indirect, false)],
  ['in compressed objects', (change) => written(change, indirect, true)],
  ['as a later generation', (change) => written(change, ofGeneration, false)],
  ['in a later revision', later],
];

async function written(change: Change, put: Put, useObjectStreams: boolean): Promise<Uint8Array> {
  const pdf = await plain();
  change(pdf, put);
  return pdf.save({ useObjectStreams });
}

async function later(change: Change, more?: Change): Promise<Uint8Array> {
  const first = await plain();
  more?.(first, direct);
  const content = await first.save({ useObjectStreams: false });
  const pdf = await PDFDocument.load(content, { forIncrementalUpdate: true });
  change(pdf, indirect);
  return pdf.save();
}

/** A signature of another program: what it seals is never changed. */
const sealed = (pdf: PDFDocument) => {
  const { context } = pdf;
  const Encoding = { PDFDocEncoding: context.register(context.obj({ Type: 'Encoding' })) };
  const V = { Type: 'Sig', Filter: 'Adobe.PPKLite', ByteRange: [0, 1, 2, 3], Prop_Build: {} };
  const N = context.register(context.stream('0 g', { Subtype: 'Form', BBox: [0, 0, 1, 1] }));
  const field = { AP: { N }, Type: 'Annot', Subtype: 'Widget', FT: 'Sig', T: PDFString.of('S') };
  const at = context.register(context.obj({ ...field, Rect: [0, 0, 0, 0], F: 132, V } as never));
  pdf.catalog.set(
    name('AcroForm'),
    context.obj({ Fields: [at], SigFlags: 3, DR: { Encoding } } as never),
  );
  pdf.getPage(0).node.set(name('Annots'), context.obj([at]));
};

async function flattened(content: Uint8Array): Promise<PDFDocument> {
  const opened = await openDocument(content);
  requireSignable(opened);
  flatten(opened.pdf);
  return PDFDocument.load(await opened.pdf.save());
}

describe.each(UNSEALED)('%s', (_, change) => {
  test.each(WAYS)('is not sealed where it stands %s', async (_way, write) => {
    const content = await write(change);
    const opened = await openDocument(content);
    expect(livePartsOf(opened.pdf)).not.toEqual([]);
    expect(requireSignable(opened)).toHaveLength(1);
    expect(livePartsOf(await flattened(content))).toEqual([]);
  });

  test('is refused where a signature stands that would break', async () => {
    const content = await later(change, sealed);
    const opened = await openDocument(content);
    expect(opened.isSealed).toBe(true);
    expect(() => requireSignable(opened)).toThrow('DOCUMENT_SEALED_AND_ACTIVE');
  });
});

test('no part that is not listed is left, however many stand in a file, and wherever', async () => {
  const parts = fc.subarray([...UNSEALED], { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(parts, fc.constantFrom(...WAYS), async (some, [, write]) => {
      const content = await write((pdf, put) => {
        for (const [, change] of some) change(pdf, put);
      });
      expect(livePartsOf(await flattened(content))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('a document is refused where it is damaged', async () => {
  const content = await written(
    (pdf) => {
      const damaged = PDFInvalidObject.of(new TextEncoder().encode('<< /S /JavaScript'));
      pdf.catalog.set(name('Metadata'), pdf.context.register(damaged));
    },
    direct,
    false,
  );
  const opened = await openDocument(content);
  expect(() => requireSignable(opened)).toThrow('Damaged');
});

test('a document is refused where its text stands in another file', async () => {
  const content = await written(
    (pdf) => {
      const { context } = pdf;
      const outside = context.register(context.stream('', { F: PDFString.of('x.txt') }));
      pdf.getPage(0).node.set(name('Contents'), context.obj([outside]));
    },
    direct,
    false,
  );
  const opened = await openDocument(content);
  expect(() => requireSignable(opened)).toThrow('DOCUMENT_HAS_OUTSIDE_PARTS');
});

describe('what belongs to a document stays', () => {
  const KEPT = {
    ...{ Lang: PDFString.of('de'), MarkInfo: { Marked: true }, PageMode: 'UseOutlines' },
    ...{ ViewerPreferences: { DisplayDocTitle: true, PrintArea: 'CropBox' } },
    PageLabels: { Nums: [0, { S: 'r', St: 3 }] },
    OutputIntents: [{ Type: 'OutputIntent', S: 'GTS_PDFA1', Info: PDFString.of('sRGB') }],
  };
  const furnish: Change = (pdf) => {
    const { context, catalog } = pdf;
    for (const [key, value] of Object.entries(KEPT)) {
      catalog.set(name(key), context.obj(value as never));
    }
    const page = pdf.getPage(0);
    const metadata = { Type: 'Metadata', Subtype: 'XML' };
    catalog.set(name('Metadata'), context.register(context.stream('<x/>', metadata)));
    const [root, entry, link, part] = [1, 2, 3, 4].map(() => context.nextRef()) as [
      ...[PDFRef, PDFRef, PDFRef, PDFRef],
    ];
    const go = { S: 'GoTo', D: [page.ref, 'XYZ', 0, 300, 0] };
    context.assign(root, context.obj({ First: entry, Last: entry, Count: 1 } as never));
    const said = { Title: PDFString.of('Start'), Parent: root, A: go };
    context.assign(entry, context.obj(said as never));
    catalog.set(name('Outlines'), root);
    const mail = { S: 'URI', URI: PDFString.of('mailto:a@example.org') };
    const shape = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], StructParent: 0 };
    context.assign(link, context.obj({ ...shape, A: mail } as never));
    page.node.set(name('Annots'), context.obj([link]));
    const kids = [0, { Type: 'OBJR', Obj: link, Pg: page.ref }];
    const tree = context.nextRef();
    const attributes = { O: 'Layout', BBox: [0, 0, 9, 9] };
    const element = { Type: 'StructElem', S: 'Link', P: tree, Pg: page.ref, K: kids };
    context.assign(part, context.obj({ ...element, A: attributes } as never));
    const structure = { K: [part], ParentTree: { Nums: [0, part] }, RoleMap: { Mine: 'P' } };
    context.assign(tree, context.obj({ Type: 'StructTreeRoot', ...structure } as never));
    catalog.set(name('StructTreeRoot'), tree);
  };

  test('when it is reduced to what is seen', async () => {
    const content = await written(furnish, direct, false);
    const opened = await openDocument(content);
    const shape = shapeOf(opened.pdf);
    expect(requireSignable(opened)).toEqual([]);
    expect(shapeOf(await flattened(content))).toEqual(shape);
  });

  test('when its facts are its pages, as some programs write', async () => {
    const pdf = await plain();
    pdf.context.trailerInfo.Info = pdf.catalog.get(name('Pages')) ?? pdf.catalog;
    const content = await pdf.save({ useObjectStreams: false });
    expect((await flattened(content)).getPageCount()).toBe(1);
  });

  test('and may stand below a signature', async () => {
    const opened = await openDocument(await later(furnish, sealed));
    expect(requireSignable(opened)).toEqual([]);
  });
});

/** All keys of the objects of a document, and of their parts. */
const shapeOf = ({ context }: PDFDocument) =>
  context
    .enumerateIndirectObjects()
    .flatMap(([, one]) =>
      one instanceof PDFDict && !one.has(name('Producer')) ? [String(one)] : [],
    )
    .map((one) => one.replaceAll(/\d+ 0 R/g, 'R'))
    .sort();
