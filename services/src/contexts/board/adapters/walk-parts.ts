import {
  PDFArray,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  PDFStream,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';

import { kindOfLeft, type ActiveContent } from './active-content.js';
import { isAllowedAction, isDrawn, isForPaperAlone, isKnownNote, isPlain } from './fit-for-seal.js';
import { PdfRefused } from './pdf-refused.js';
import { kindUnder, type PartKind } from './sealed-parts.js';

const name = (text: string) => PDFName.of(text);
/** Keys of every stream; its content stands in the file itself. */
const OF_STREAMS: ReadonlyMap<string, PartKind> = new Map([
  ...(['Type', 'Length', 'Filter', 'DL'] as const).map((key) => [key, 'plain'] as const),
  ['DecodeParms', 'decode'],
]);
/** Names of other makers (ISO 32000-2, Annex E): no standard reader knows them. */
const PRIVATE = /[._:]/;
/** Plain, and yet they change what is shown. */
const TELLING = new Set(['Subtype2', 'OPI', 'Ref', 'PS', 'NeedsRendering', 'Alternates']);
/** Which part of a page is shown, and which is printed. */
const AREAS = new Set(['ViewArea', 'ViewClip', 'PrintArea', 'PrintClip']);

/** Walks through all that a document leads to, and finds what is not listed. */
export class PartsWalk {
  readonly found = new Set<ActiveContent>();
  readonly #seen = new Map<PDFObject, Set<PartKind>>();
  readonly #waiting: (readonly [PDFObject, PartKind])[] = [];
  readonly #notes: ReadonlySet<PDFObject | undefined>;

  constructor(
    private readonly pdf: PDFDocument,
    private readonly how: {
      readonly isMending: boolean;
      /** True for a file that the product has attached itself. */
      readonly isOwn: (file: PDFDict) => boolean;
    },
  ) {
    const lists = pdf.getPages().map(({ node }) => node.lookupMaybe(name('Annots'), PDFArray));
    const all = lists.flatMap((list) => list?.asArray().map((_, at) => list.lookup(at)) ?? []);
    this.#notes = new Set(all);
  }

  /** @throws PdfRefused DOCUMENT_HAS_OUTSIDE_PARTS @throws Error for what is damaged */
  run(): this {
    const { catalog, context } = this.pdf;
    this.#lookFrom(catalog, 'catalog');
    const info = context.lookup(context.trailerInfo.Info);
    // Some files name their pages here.
    if (info && !this.#seen.has(info)) this.#lookFrom(info, 'info');
    return this;
  }

  #lookFrom(value: PDFObject, kind: PartKind): void {
    this.#add(value, kind);
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) this.#look(...next);
  }

  #add(value: PDFObject, kind: PartKind): void {
    const kinds = this.#seen.get(value) ?? new Set();
    this.#seen.set(value, kinds);
    if (kinds.has(kind)) return;
    kinds.add(kind);
    this.#waiting.push([value, kind]);
  }

  #look(value: PDFObject, kind: PartKind): void {
    if (value instanceof PDFStream) {
      if (value.dict.has(name('F'))) throw new PdfRefused('DOCUMENT_HAS_OUTSIDE_PARTS');
      this.#lookInto(value.dict, kind, OF_STREAMS);
    } else if (value instanceof PDFArray) this.#lookThrough(value, kind);
    else if (value instanceof PDFDict) this.#lookInto(value, kind);
  }

  #lookThrough(list: PDFArray, kind: PartKind): void {
    for (let at = list.size() - 1; at >= 0; at -= 1) {
      const value = list.lookup(at);
      if (value !== undefined && this.#isFit(value, kind)) this.#follow(value, kind);
      else {
        if (value !== undefined) this.found.add(kindOfLeft(kind, value));
        // A reference to nothing would lead to what is added later.
        if (this.how.isMending) list.set(at, PDFNull);
      }
    }
  }

  #lookInto(dict: PDFDict, kind: PartKind, more?: ReadonlyMap<string, PartKind>): void {
    for (const [word] of dict.entries()) {
      const key = word.decodeText();
      const isLook = kind === 'annotation' && key === 'AP';
      const isField = isLook && dict.lookup(name('Subtype')) === name('Widget');
      const under = isField ? 'fieldLooks' : (more?.get(key) ?? kindUnder(kind, key));
      const value = dict.lookup(word);
      const isListed = under !== undefined && under !== 'inert' && value !== undefined;
      if (isListed && this.#isFit(value, under, key)) this.#follow(value, under);
      else {
        const isQuiet = under === 'inert' || value === undefined || isUnknown(key, value);
        if (isListed || !isQuiet) this.found.add(kindOfLeft(key, value));
        if (this.how.isMending) dict.delete(word);
      }
    }
  }

  #follow(value: PDFObject, kind: PartKind): void {
    // The product's own.
    if (kind === 'file' && value instanceof PDFDict) return;
    if (value instanceof PDFDict || value instanceof PDFArray || value instanceof PDFStream) {
      this.#add(value, exactly(kind, value));
    }
  }

  #isFit(value: PDFObject, kind: PartKind, key = ''): boolean {
    // Readers may make out what is damaged: it can neither be checked nor left out.
    if (value instanceof PDFInvalidObject) throw new Error(`Damaged: ${kind}`);
    if (AREAS.has(key)) return value === name('CropBox');
    if (kind === 'plain') return isPlain(value);
    if (value instanceof PDFStream && exactly(kind, value) === 'drawn') return isDrawn(value.dict);
    if (value instanceof PDFDict) {
      if (kind === 'file') return this.how.isOwn(value);
      if (kind === 'action') return isAllowedAction(value);
      if (kind === 'annotation') return isKnownNote(value) && !isForPaperAlone(value);
      if (kind === 'object') return this.#notes.has(value);
    }
    return value instanceof PDFArray || value instanceof PDFDict || value instanceof PDFStream
      ? true
      : isPlain(value);
  }
}

/** Of another maker, or a plain fact that nothing reads. */
function isUnknown(key: string, value: PDFObject): boolean {
  return PRIVATE.test(key) || (isPlain(value) && !TELLING.has(key));
}

/** Some keys lead to things of several kinds. */
function exactly(kind: PartKind, value: PDFObject): PartKind {
  if (kind === 'action' && value instanceof PDFArray) return 'dest';
  if (kind === 'object') return value instanceof PDFDict ? 'annotation' : 'drawn';
  if (kind === 'look') return value instanceof PDFStream ? 'drawn' : 'look';
  if (kind !== 'dest' || !(value instanceof PDFDict)) return kind;
  if (value.has(name('D')) || value.has(name('SD'))) return 'dest';
  return value.has(name('S')) && value.has(name('P')) ? 'structure' : 'page';
}
