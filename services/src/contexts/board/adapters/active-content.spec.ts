import { PDFArray, PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, test } from '@jest/globals';
import { wrapXfdf } from '@foyer/contracts/board';

import { pdfText } from '#testing/pdf-text.js';
import type { PdfSignature } from './pdf-parts.js';
import { PdfMaker } from './pdf-maker.js';

const maker = new PdfMaker();
const name = (text: string) => PDFName.of(text);

async function made(change: (pdf: PDFDocument) => void | Promise<void>): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([300, 300]).drawText('You pay 10 EUR', { x: 20, y: 200 });
  await change(pdf);
  return pdf.save({ useObjectStreams: false });
}
const SIGNATURE: PdfSignature = {
  ...{ page: 0, given: 0, stillToSign: 0, signedBy: 'Ada', evidence: [] },
  signedAt: '2026-03-02 10:00:00 UTC',
  box: [20, 20, 240, 120],
  ink: { method: 'typed', name: 'Ada' },
};
const sign = (content: Uint8Array) =>
  maker.make({
    file: { content, mediaType: 'application/pdf' },
    ...{ pages: 1, xfdf: wrapXfdf(''), signature: SIGNATURE },
    language: 'en',
  });
const textOf = async (pdf: Uint8Array) =>
  pdfText(new Response(new Uint8Array(pdf), { headers: { 'content-type': 'application/pdf' } }));
const script = (pdf: PDFDocument) =>
  pdf.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') });
const annotate = (pdf: PDFDocument, annotation: object) => {
  const { node } = pdf.getPage(0);
  const { context } = pdf;
  const ref = context.register(context.obj({ Type: 'Annot', ...annotation } as never));
  const all = node.lookupMaybe(name('Annots'), PDFArray);
  if (all) all.push(ref);
  else node.set(name('Annots'), context.obj([ref]));
};
/** A layer, and how it is set. */
const layered = (pdf: PDFDocument, group: object, settings: object) => {
  const { context } = pdf;
  const layer = context.register(
    context.obj({ Type: 'OCG', Name: PDFString.of('L'), ...group } as never),
  );
  const D = { Order: [layer], ...settings };
  pdf.catalog.set(name('OCProperties'), context.obj({ OCGs: [layer], D } as never));
};

/**
 * The parts that may act or be changed after signing, and the words by which a search would find
 * them in a file.
 */
const ACTIVE: readonly (readonly [string, RegExp, (pdf: PDFDocument) => void | Promise<void>])[] = [
  ['a script at opening', /JavaScript/, (pdf) => pdf.catalog.set(name('OpenAction'), script(pdf))],
  ['a script of the document', /JavaScript/, (pdf) => pdf.addJavaScript('main', 'app.alert(1)')],
  [
    'a script of a page',
    /JavaScript|\/AA/,
    (pdf) => pdf.getPage(0).node.set(name('AA'), pdf.context.obj({ O: script(pdf) })),
  ],
  [
    'a link that starts a program',
    /Launch|cmd\.exe/,
    (pdf) =>
      annotate(pdf, {
        ...{ Subtype: 'Link', Rect: [0, 0, 9, 9] },
        A: { S: 'Launch', F: PDFString.of('cmd.exe') },
      }),
  ],
  [
    'a link that sends a form',
    /SubmitForm/,
    (pdf) => annotate(pdf, { Subtype: 'Link', Rect: [0, 0, 9, 9], A: { S: 'SubmitForm' } }),
  ],
  [
    'an attached file',
    /EmbeddedFile|x\.exe/,
    (pdf) => pdf.attach(new Uint8Array([1, 2, 3]), 'x.exe', { mimeType: 'application/x' }),
  ],
  ['a film', /RichMedia/, (pdf) => annotate(pdf, { Subtype: 'RichMedia', Rect: [0, 0, 9, 9] })],
  [
    'a note that nobody sees',
    /Secret/,
    (pdf) =>
      annotate(pdf, {
        ...{ Subtype: 'FreeText', Rect: [0, 0, 9, 9], F: 2 },
        Contents: PDFString.of('Secret'),
      }),
  ],
];

describe('a document that is signed', () => {
  test.each(ACTIVE)('has lost %s', async (_, words, change) => {
    const content = await made(change);
    expect(Buffer.from(content).toString('latin1')).toMatch(words);
    const signed = await sign(content);
    expect(Buffer.from(signed).toString('latin1')).not.toMatch(words);
    expect(await textOf(signed)).toContain('You pay 10 EUR');
  });

  test('shows the fields of a form as text that can no longer be filled', async () => {
    const content = await made((pdf) => {
      const field = pdf.getForm().createTextField('name');
      field.setText('Erika Mustermann');
      field.addToPage(pdf.getPage(0), { x: 20, y: 150, width: 200, height: 24 });
    });
    const signed = await sign(content);
    expect(await textOf(signed)).toContain('Erika Mustermann');
    const { catalog, context } = await PDFDocument.load(signed, { updateMetadata: false });
    const fields = catalog.lookup(name('AcroForm'), PDFDict).lookup(name('Fields'), PDFArray);
    const types = fields.asArray().map((one) => context.lookup(one, PDFDict).get(name('FT')));
    expect(types).toEqual([name('Sig')]);
  });

  test('names what was left out, and keeps links to pages of the web', async () => {
    const signed = await sign(
      await made((pdf) => {
        pdf.addJavaScript('main', 'app.alert(1)');
        const A = { S: 'URI', URI: PDFString.of('https://example.org') };
        annotate(pdf, { Subtype: 'Link', Rect: [0, 0, 9, 9], A });
      }),
    );
    expect(await textOf(signed)).toContain('scripts and actions');
    expect(Buffer.from(signed).toString('latin1')).toContain('https://example.org');
  });

  test.each([
    ['is on for paper alone', { Usage: { Print: { PrintState: 'ON' } } }, {}],
    ['is off at first', {}, { BaseState: 'OFF' }],
    ['is switched by what is done', {}, { AS: [{ Event: 'Print' }] }],
  ] as const)('is refused where a layer %s', async (_, group, settings) => {
    const content = await made((pdf) => layered(pdf, group, settings));
    const refused = { code: 'DOCUMENT_HAS_LAYERS' };
    await expect(sign(content)).rejects.toMatchObject(refused);
    // The person who asks for a signature learns it before it is given.
    const file = { content, mediaType: 'application/pdf' };
    await expect(maker.measure(file)).rejects.toMatchObject(refused);
  });

  test('may have layers that are always on', async () => {
    const signed = await sign(await made((pdf) => layered(pdf, {}, {})));
    expect(Buffer.from(signed).toString('latin1')).not.toContain('OCProperties');
  });

  test('is refused where it is a form for one reader', async () => {
    const content = await made((pdf) => {
      const form = { Fields: [], XFA: PDFString.of('<xdp/>') };
      pdf.catalog.set(name('AcroForm'), pdf.context.obj(form));
    });
    await expect(sign(content)).rejects.toMatchObject({ code: 'DOCUMENT_IS_XFA_FORM' });
  });
});
