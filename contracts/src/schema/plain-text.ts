import { z } from 'zod';

import { onlyNeededIgnorables } from './needed-ignorables.js';

/**
 * Marks that turn the direction of writing (UAX #9). Phones copy numbers with them, and texts in
 * Arabic and Hebrew need them; in a name they can make it read as another.
 */
const BIDI_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Ends of lines in all their forms, the vertical tab of word processors among them. */
const LINE_ENDS = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;

/** Tabs, ends of lines, and blanks that keep words together, as phones write them in numbers. */
const BLANKS = /[\t\n\u00a0\u2007\u202f]/g;

/** Invisible control characters, except line ends and tabs. */
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff\ufff9-\ufffb]/g;

/** Only blanks and invisible characters, such as a zero-width space. */
const BLANK = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;

/** The characters that open and close text of another direction. */
const OPENS = /[\u202a\u202b\u202d\u202e\u2066-\u2068]/;
const ISOLATES = /[\u2066-\u2068]/;
const POP = '\u202c';
const POP_ISOLATE = '\u2069';

/**
 * A text of one line as it is kept: without what cannot be seen, with plain blanks, and empty where
 * nothing of it would be seen.
 */
export function cleanLine(text: string): string {
  const seen = text
    .replaceAll(LINE_ENDS, ' ')
    .replaceAll(BLANKS, ' ')
    .replaceAll(CONTROLS, '')
    .replaceAll(BIDI_MARKS, '');
  const line = onlyNeededIgnorables(seen).trim();
  return BLANK.test(line) ? '' : line;
}

/**
 * Returns a text of several lines as it is stored: line ends are equal, and marks of direction
 * stay. Each stretch that they turn ends with its line, so that the text around it is not turned.
 */
export function cleanParagraph(text: string): string {
  const lines = text.replaceAll(LINE_ENDS, '\n').replaceAll(CONTROLS, '').split('\n');
  const kept = lines.map(closed).join('\n');
  return BLANK.test(kept) ? '' : kept;
}

/** A line that closes what it opens, and closes nothing else. */
function closed(line: string): string {
  const open: string[] = [];
  let kept = '';
  for (const character of line) {
    if (OPENS.test(character)) open.push(ISOLATES.test(character) ? POP_ISOLATE : POP);
    else if (character === POP || character === POP_ISOLATE) {
      if (open.at(-1) !== character) continue;
      open.pop();
    }
    kept += character;
  }
  return kept + open.reverse().join('');
}

/** A text of one line that a person types: a name, a title, a number, a code. */
export const plainLine = () => z.string().overwrite(cleanLine);

/** The name of a file without the folders that a client may send with it; empty where it names one. */
export function cleanFileName(text: string): string {
  const name = cleanLine(cleanLine(text).split(/[\\/]/).at(-1) ?? '');
  return /^\.*$/.test(name) ? '' : name;
}

/** The name of a file that is uploaded. */
export const fileName = () => z.string().overwrite(cleanFileName).min(1).max(255);

/** A text of several lines that a person types, without blanks at its ends. */
export const plainParagraph = () => z.string().overwrite((text) => cleanParagraph(text).trim());
