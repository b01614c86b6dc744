import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import {
  degrees,
  StandardFonts,
  type Color,
  type PDFDocument,
  type PDFFont,
  type PDFPage,
} from '@cantoo/pdf-lib';
import type { Language } from '@foyer/contracts/identity';

import { latePart } from '#platform/late-part';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const NEUTRAL = /[\p{P}\p{S}\p{Z}\p{M}]/u;

/**
 * Parts of a line that run one way, from left to right as they are drawn. A font library turns
 * letters around within a part; in what order parts stand is for the line.
 */
function directionRuns(letters: readonly string[]): readonly (readonly string[])[] {
  const runs: { isRtl: boolean; letters: string[] }[] = [];
  for (const letter of letters) {
    const last = runs.at(-1);
    const isRtl = NEUTRAL.test(letter) && last ? last.isRtl : RIGHT_TO_LEFT.test(letter);
    if (last?.isRtl === isRtl) last.letters.push(letter);
    else runs.push({ isRtl, letters: [letter] });
  }
  const isLineRtl = runs[0]?.isRtl === true;
  return (isLineRtl ? runs.toReversed() : runs).map((run) => run.letters);
}

const fontkitPart = latePart(() => import('@cantoo/fontkit'));

const require = createRequire(import.meta.url);

/** Fonts with more letters each: the second has most alphabets, the last every plane-0 letter. */
const FILES: Readonly<Record<string, string>> = {
  DejaVuSans: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  Unifont: '@fontsource/unifont/files/unifont-latin-400-normal.woff',
};
const UNSEEN = /\p{Cc}|\p{Default_Ignorable_Code_Point}/u;
/** Stands for a letter that no font has. */
const BOX = '\u25a1';

interface Run {
  readonly font: PDFFont;
  readonly text: string;
}

/** The position and style of drawn words; `angle` turns them against the clock. */
export interface WordsAt {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: Color;
  readonly angle?: number;
}

/** The fonts of a PDF that is made: the usual one, and others with the letters that it lacks. */
export class Letters {
  readonly #fonts = new Map<string, Promise<PDFFont>>();
  readonly #sets = new Map<PDFFont, ReadonlySet<number>>();

  constructor(
    private readonly pdf: PDFDocument,
    /** Of the words that the product puts there itself. */
    readonly language: Language,
    /** Letters that no font has: a box stands in their place. */
    readonly missing = new Set<string>(),
  ) {}

  /** The same letters for another PDF that becomes a part of this one. */
  for(pdf: PDFDocument): Letters {
    return new Letters(pdf, this.language, this.missing);
  }

  /** Draws words in one line. */
  async draw(
    page: PDFPage,
    words: string,
    { x, y, size, color, angle = 0 }: WordsAt,
    isBold = false,
  ): Promise<void> {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    let along = 0;
    for (const { font, text } of await this.#runs(words, isBold)) {
      const at = { x: x + along * cos, y: y + along * sin };
      page.drawText(text, { ...at, font, size, color, rotate: degrees(angle) });
      along += font.widthOfTextAtSize(text, size);
    }
  }

  /** How wide words are at size 1. */
  async width(words: string, isBold = false): Promise<number> {
    const runs = await this.#runs(words, isBold);
    return runs.reduce((sum, { font, text }) => sum + font.widthOfTextAtSize(text, 1), 0);
  }

  async #runs(words: string, isBold: boolean): Promise<readonly Run[]> {
    const seen = Array.from(words).filter((one) => !UNSEEN.test(one));
    const usual = isBold ? StandardFonts.HelveticaBold : StandardFonts.Helvetica;
    const runs: Run[] = [];
    for (const part of directionRuns(seen)) {
      let run: { font: PDFFont; text: string } | undefined;
      // One font for all of a part where there is one: letters of Arabic join within it.
      const whole = await this.#firstWith(part, [usual, ...Object.keys(FILES)]);
      for (const letter of part) {
        const font = whole ?? (await this.#firstWith([letter], [usual, ...Object.keys(FILES)]));
        if (!font) this.missing.add(letter);
        const used = font ?? (await this.#font('DejaVuSans'));
        if (run?.font !== used) runs.push((run = { font: used, text: '' }));
        run.text += font ? letter : BOX;
      }
    }
    return runs;
  }

  async #firstWith(
    letters: readonly string[],
    names: readonly string[],
  ): Promise<PDFFont | undefined> {
    for (const name of names) {
      const font = await this.#font(name);
      const has = this.#sets.get(font) ?? new Set(font.getCharacterSet());
      this.#sets.set(font, has);
      if (letters.every((one) => has.has(one.codePointAt(0) ?? 0))) return font;
    }
    return undefined;
  }

  #font(name: string): Promise<PDFFont> {
    const known = this.#fonts.get(name) ?? this.#embed(name);
    this.#fonts.set(name, known);
    return known;
  }

  async #embed(name: string): Promise<PDFFont> {
    const file = FILES[name];
    if (file === undefined) return this.pdf.embedFont(name);
    const { default: fontkit } = await fontkitPart();
    this.pdf.registerFontkit(fontkit);
    return this.pdf.embedFont(await readFile(require.resolve(file)), { subset: true });
  }
}
