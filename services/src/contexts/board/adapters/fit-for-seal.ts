import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);
const named = (...words: readonly string[]) => new Set(words.map((one) => name(one)));
/** These only open a page, or a message to a person. */
const ADDRESS = /^(?:https?|mailto|tel):[^\s\p{Cc}]*$/iu;
const MOVES = named('NextPage', 'PrevPage', 'FirstPage', 'LastPage');
const NOTES = named(
  ...['Text', 'Link', 'FreeText', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Highlight'],
  ...['Underline', 'Squiggly', 'StrikeOut', 'Caret', 'Stamp', 'Ink', 'Popup', 'Widget', 'Redact'],
  ...['Watermark', 'PrinterMark'],
);
const DRAWN = named('Image', 'Form');
const NO_VIEW = 32;
const PRINTED = 4;

const has = (set: ReadonlySet<PDFName>, value: PDFObject | undefined) =>
  value instanceof PDFName && set.has(value);

/** True for an action that leads to a place of this document, or to an address. */
export function isAllowedAction(action: PDFDict): boolean {
  switch (action.lookup(name('S'))) {
    case name('GoTo'):
      return action.has(name('D')) || action.has(name('SD'));
    case name('Named'):
      return has(MOVES, action.lookup(name('N')));
    case name('URI'): {
      const address = action.lookup(name('URI'));
      const isText = address instanceof PDFString || address instanceof PDFHexString;
      return isText && ADDRESS.test(address.decodeText());
    }
    default:
      return false;
  }
}

/** False for films, sounds and files; fields that have no look of their own are none of them. */
export function isKnownNote(annotation: PDFDict): boolean {
  return !annotation.has(name('Subtype')) || has(NOTES, annotation.lookup(name('Subtype')));
}

/** Paper shows it, and no screen does. */
export function isForPaperAlone(annotation: PDFDict): boolean {
  const flags = annotation.lookup(name('F'));
  const set = flags instanceof PDFNumber ? flags.asNumber() : 0;
  return (set & NO_VIEW) !== 0 && (set & PRINTED) !== 0;
}

/** A picture or a drawing, and no program for a printer. */
export function isDrawn(dict: PDFDict): boolean {
  if (dict.has(name('Subtype2')) || dict.has(name('PS'))) return false;
  return !dict.has(name('Subtype')) || has(DRAWN, dict.lookup(name('Subtype')));
}

/** A number, a name, a text, or a list of them. */
export function isPlain(value: PDFObject | undefined, depth = 0): boolean {
  if (value instanceof PDFArray) {
    const { length } = value.asArray();
    return depth < 20 && range(length).every((at) => isPlain(value.lookup(at), depth + 1));
  }
  return (
    value === undefined ||
    value === PDFNull ||
    [PDFBool, PDFHexString, PDFName, PDFNumber, PDFString].some((one) => value instanceof one)
  );
}

const range = (length: number) => Array.from({ length }, (_, at) => at);
