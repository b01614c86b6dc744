import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { Language } from '@foyer/contracts/identity';
import fontkit from '@pdf-lib/fontkit';
import { StandardFonts, type PDFDocument, type PDFFont } from 'pdf-lib';

const require = createRequire(import.meta.url);

/** The fonts of a PDF that is made: the usual one, and one with more letters where that lacks some. */
export class Letters {
  readonly #fonts = new Map<string, Promise<PDFFont>>();

  constructor(
    private readonly pdf: PDFDocument,
    /** Of the words that the product puts there itself. */
    readonly language: Language,
  ) {}

  /** A font that has all letters of a text; those that no font has are left out of it. */
  async for(
    text: string,
    isBold = false,
  ): Promise<{ readonly font: PDFFont; readonly text: string }> {
    const usual = await this.#font(isBold ? StandardFonts.HelveticaBold : StandardFonts.Helvetica);
    const known = new Set(usual.getCharacterSet());
    const letters = Array.from(text).filter((one) => one >= ' ');
    if (letters.every((one) => known.has(one.codePointAt(0) ?? 0))) {
      return { font: usual, text: letters.join('') };
    }
    const wide = await this.#font('DejaVuSans');
    const has = new Set(wide.getCharacterSet());
    return { font: wide, text: letters.filter((one) => has.has(one.codePointAt(0) ?? 0)).join('') };
  }

  #font(name: string): Promise<PDFFont> {
    const known = this.#fonts.get(name) ?? this.#embed(name);
    this.#fonts.set(name, known);
    return known;
  }

  async #embed(name: string): Promise<PDFFont> {
    if (name !== 'DejaVuSans') return this.pdf.embedFont(name);
    this.pdf.registerFontkit(fontkit);
    const file = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
    return this.pdf.embedFont(await readFile(file), { subset: true });
  }
}
