import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';
import { describe, expect, jest, test } from '@jest/globals';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

import { PageDrawer } from './page-drawer.js';

jest.setTimeout(120_000);

const PDF = 'application/pdf';
const LIMITS = { ms: 60_000, heapMegabytes: 256, megabytes: 512 };

/** A PDF of two pages: a line of text on the first, a red area on the second. */
function document(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', ...options });
  pdf.fontSize(48).text('A contract').addPage().rect(0, 0, 600, 900).fill('#ff0000');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.end();
  });
}
/** A PDF of some kB, the page of which unfolds into this many MB of blanks. */
async function unfolding(megabytes: number): Promise<Buffer> {
  const one = Buffer.alloc(1024 ** 2, 32);
  const folded = Readable.from(Array(megabytes).fill(one))
    .pipe(createDeflate())
    .pipe(createDeflate());
  const blanks = await buffer(folded);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R/Resources<<>>>>',
    `<</Length ${blanks.length}/Filter[/FlateDecode/FlateDecode]>>\nstream\n${blanks.toString('latin1')}\nendstream`,
  ];
  const all = objects.map((one, index) => `${index + 1} 0 obj\n${one}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${all}trailer\n<</Root 1 0 R/Size 5>>\n%%EOF`, 'latin1');
}

/** A PDF of some kB, the page of which draws forms in forms, 30 to the power of 8 in all. */
function nested(): Buffer {
  const form = (n: number) => {
    const content = n === 8 ? '0 0 9 9 re f' : '/F Do '.repeat(30);
    const resources = n === 8 ? '' : `/XObject<</F ${5 + n} 0 R>>`;
    return `<</Type/XObject/Subtype/Form/BBox[0 0 99 99]/Resources<<${resources}>>/Length ${content.length}>>\nstream\n${content}\nendstream`;
  };
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 13 0 R/Resources<</XObject<</F 4 0 R>>>>>>',
    ...Array.from({ length: 9 }, (_, n) => form(n)),
    '<</Length 5>>\nstream\n/F Do\nendstream',
  ];
  const all = objects.map((one, index) => `${index + 1} 0 obj\n${one}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${all}trailer\n<</Root 1 0 R/Size 14>>\n%%EOF`, 'latin1');
}

const wanted = new AbortController().signal;
const refused = (code: string) => expect.objectContaining({ code });

describe('a page', () => {
  const drawer = new PageDrawer(LIMITS);

  test('stops drawing a page that is no longer wanted', async () => {
    const going = new AbortController();
    const drawing = drawer.draw(await document(), PDF, 1, going.signal);
    going.abort(new Error('gone'));
    await expect(drawing).rejects.toThrow('gone');
    await expect(drawer.draw(await document(), PDF, 1, going.signal)).rejects.toThrow('gone');
  });

  test('of a PDF is drawn as it looks', async () => {
    const pdf = await document();
    const first = sharp(await drawer.draw(pdf, PDF, 1, wanted));
    expect(await first.metadata()).toMatchObject({ format: 'png', width: 990, height: 1400 });
    const { channels } = await first.stats();
    // Letters are dark on white.
    expect(channels[0]).toMatchObject({ max: 255 });
    expect(channels[0]?.min).toBeLessThan(60);
    const { dominant } = await sharp(await drawer.draw(pdf, PDF, 2, wanted)).stats();
    expect(dominant.r).toBeGreaterThan(240);
    expect(dominant.g).toBeLessThan(20);
  });

  test('reports a page that does not exist as missing', async () => {
    await expect(drawer.draw(await document(), PDF, 3, wanted)).rejects.toEqual(
      refused('PAGE_NOT_FOUND'),
    );
  });

  test('of a picture is the picture, smaller', async () => {
    const create = { width: 3000, height: 1000, channels: 3, background: 'teal' } as const;
    const picture = await sharp({ create }).jpeg().toBuffer();
    const drawn = await drawer.draw(picture, 'image/jpeg', 1, wanted);
    expect(await sharp(drawn).metadata()).toMatchObject({
      format: 'png',
      width: 1000,
      height: 333,
    });
    await expect(drawer.draw(picture, 'image/jpeg', 2, wanted)).rejects.toEqual(
      refused('PAGE_NOT_FOUND'),
    );
  });

  test.each([
    ['of what is no PDF', Buffer.from('%PDF-1.7 A contract'), PDF],
    ['of half a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'],
    ['of a text', Buffer.from('PK'), 'application/msword'],
  ])('%s cannot be drawn', async (_, content, type) => {
    await expect(drawer.draw(content, type, 1, wanted)).rejects.toEqual(refused('NO_PREVIEW'));
  });

  test('of a locked PDF cannot be drawn', async () => {
    const locked = await document({ userPassword: 'secret', pdfVersion: '1.7' });
    await expect(drawer.draw(locked, PDF, 1, wanted)).rejects.toEqual(refused('NO_PREVIEW'));
  });

  test('gives up a page that takes too long, and draws the next one', async () => {
    const hasty = new PageDrawer({ ...LIMITS, ms: 1 });
    const pdf = await document();
    await expect(hasty.draw(pdf, PDF, 1, wanted)).rejects.toEqual(refused('NO_PREVIEW'));
    await expect(drawer.draw(pdf, PDF, 1, wanted)).resolves.toBeInstanceOf(Uint8Array);
  });

  test('gives up forms in forms that would be drawn for hours', async () => {
    const brief = new PageDrawer({ ...LIMITS, ms: 2_000 });
    await expect(brief.draw(nested(), PDF, 1, wanted)).rejects.toEqual(refused('NO_PREVIEW'));
  });

  test('gives up a page by the clock, though it uses no processor', async () => {
    const hasty = new PageDrawer({ ...LIMITS, msByTheClock: 1 });
    await expect(hasty.draw(await document(), PDF, 1, wanted)).rejects.toEqual(
      refused('NO_PREVIEW'),
    );
  });

  test('lets a page that takes too much memory take none from others', async () => {
    const narrow = new PageDrawer({ ...LIMITS, heapMegabytes: 4 });
    await expect(narrow.draw(await document(), PDF, 1, wanted)).rejects.toEqual(
      refused('NO_PREVIEW'),
    );
  });

  test('lets a file that unfolds into a gigabyte take no memory of the server', async () => {
    const pdf = await unfolding(1000);
    const before = process.memoryUsage.rss();
    let most = before;
    const looking = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
    await expect(drawer.draw(pdf, PDF, 1, wanted)).rejects.toEqual(refused('NO_PREVIEW'));
    clearInterval(looking);
    expect((most - before) / 1024 ** 2).toBeLessThan(200);
  });
});
