import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { ZipFile } from 'yazl';

/** A file of a kind that is accepted. */
export interface BoardInput {
  readonly name: string;
  readonly type: string;
  readonly file: () => Promise<Uint8Array>;
  /** True if a board can show it; other files are kept and exported as they are. */
  readonly isShown: boolean;
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const GREEN = '#008000';
const [WIDTH, HEIGHT] = [320, 200];

/** A green picture. */
const picture = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels, background: GREEN } });

async function pdf(): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  const page = made.addPage([WIDTH, HEIGHT]);
  page.drawRectangle({ width: WIDTH, height: HEIGHT, color: rgb(0, 128 / 255, 0) });
  return made.save();
}

async function docx(): Promise<Uint8Array> {
  const zip = new ZipFile();
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${DOCX}.main+xml"/></Types>`;
  zip.addBuffer(Buffer.from(types), '[Content_Types].xml', { compress: false });
  zip.addBuffer(Buffer.from('<document/>'), 'word/document.xml', { compress: false });
  zip.end();
  const parts: Uint8Array[] = [];
  for await (const part of zip.outputStream as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}

/** The container of older office files, with the stream that makes it a text. */
const doc = () =>
  Promise.resolve(
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(1016),
      Buffer.from('WordDocument', 'utf16le'),
    ]),
  );

const shown = (name: string, type: string, file: BoardInput['file']): BoardInput => ({
  ...{ name, type, file, isShown: true },
});
const jpeg = (name: string, file: BoardInput['file']) => shown(name, 'image/jpeg', file);
const png = (name: string, file: BoardInput['file']) => shown(name, 'image/png', file);

/** One file of each accepted kind, in the forms that cameras, scanners and programs write. */
export const boardInputs: readonly BoardInput[] = [
  shown('one.pdf', 'application/pdf', pdf),
  shown('after the head of a mail.pdf', 'application/pdf', async () =>
    Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), await pdf()]),
  ),
  jpeg('plain.jpg', () => picture().jpeg().toBuffer()),
  jpeg('progressive.jpeg', () => picture().jpeg({ progressive: true }).toBuffer()),
  jpeg('turned by its camera.jpg', () =>
    picture().resize(HEIGHT, WIDTH).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ),
  jpeg('printing colours.jpg', () => picture().toColourspace('cmyk').jpeg().toBuffer()),
  png('plain.png', () => picture().png().toBuffer()),
  png('seen through.png', () => picture(4).png().toBuffer()),
  png('palette.png', () => picture().png({ palette: true }).toBuffer()),
  png('sixteen bits.png', () => picture().toColourspace('rgb16').png().toBuffer()),
  png('interlaced.png', () => picture().png({ progressive: true }).toBuffer()),
  { name: 'letter.docx', type: DOCX, file: docx, isShown: false },
  { name: 'letter.doc', type: 'application/msword', file: doc, isShown: false },
];
