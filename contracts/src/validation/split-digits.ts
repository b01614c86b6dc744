import { isOnlySum } from './printed-figures.js';

/** Digits in a row, in a text. */
interface DigitRun {
  readonly from: number;
  readonly to: number;
  /** The runs after this one, by their places in the list, that may continue its number. */
  readonly next: readonly Continuation[];
}

interface Continuation {
  readonly run: number;
  /** True if lines with other text stand between them. */
  readonly isApart: boolean;
}

/** The rest of a number stands at most this many lines further: blank ones, frames, or text. */
export const LINES_APART = 3;
/** Signs between two digits of one line. */
const SIGNS = /^[^\p{L}\p{N}\n]{1,3}$/u;
/** Margins, frames and blank lines between two lines. */
const LINES = /^(?:[^\p{L}\p{N}\n]*\n){1,3}[^\p{L}\p{N}\n]*$/u;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
const LETTER = /\p{L}/u;
/** A whole string of JSON, the comma between two of them, or a character of neither. */
const JSON_PARTS = /"(?:[^"\\]|\\[^])*"?|((?<="),(?="))|[^"\d]/g;

/**
 * A text as long as this JSON, in which strings of a list are lines. Numbers stand apart, since
 * no one prints a card number into several of them.
 */
export const linesOfStrings = (json: string): string =>
  json.replace(JSON_PARTS, (part, comma?: string) => {
    if (comma !== undefined) return '\n';
    return part.startsWith('"') ? part : 'x';
  });

/** Finds rows of digits, and which of them may be parts of one number. */
export function digitRuns(text: string): readonly DigitRun[] {
  const found = [...text.matchAll(/\d+/g)].map(({ 0: { length }, index: from }) => ({
    ...{ from, to: from + length },
  }));
  const runAt = new Map(found.map(({ from }, run) => [from, run]));
  return found.map(({ from, to }, run) => {
    const following = found[run + 1];
    if (!following) return { from, to, next: [] };
    const gap = text.slice(to, following.from);
    const near = SIGNS.test(gap) || LINES.test(gap) ? run + 1 : undefined;
    const apart = runAt.get(beginOfNextNumber(text, to, gap));
    const next = [
      ...(near === undefined ? [] : [{ run: near, isApart: false }]),
      ...(apart === undefined || apart === near ? [] : [{ run: apart, isApart: true }]),
    ];
    return { from, to, next };
  });
}

/**
 * After digits that end their line: where the next line without any letter has its first digit.
 * Lines of text in between are left out. -1 where there is none.
 */
function beginOfNextNumber(text: string, end: number, gap: string): number {
  const rest = gap.indexOf('\n');
  if (rest < 0 || LETTER_OR_NUMBER.test(gap.slice(0, rest))) return -1;
  let from = end + rest;
  for (let lines = 0; lines < LINES_APART && from >= 0; lines += 1) {
    const next = text.indexOf('\n', from + 1);
    const line = text.slice(from + 1, next < 0 ? text.length : next);
    const digit = line.search(/\d/);
    // The amount below its own words.
    if (lines > 0 && isOnlySum(line)) return -1;
    if (digit >= 0 && !LETTER.test(line)) return from + 1 + digit;
    from = next;
  }
  return -1;
}

/**
 * The places of digits that may be one number: several runs, in which text stands in between at
 * most once.
 * @param most as many digits as a number has
 */
export function* joinedDigits(
  runs: readonly DigitRun[],
  most: number,
): Generator<readonly number[]> {
  for (const [first] of runs.entries()) yield* joined(runs, { run: first, isApart: false }, most);
}

function* joined(
  runs: readonly DigitRun[],
  { run, isApart }: Continuation,
  most: number,
  before: readonly number[] = [],
): Generator<readonly number[]> {
  const found = runs[run];
  if (!found || before.length + found.to - found.from > most) return;
  const { from, to } = found;
  const places = [...before, ...Array.from({ length: to - from }, (_, n) => from + n)];
  if (before.length > 0) yield places;
  for (const next of found.next) {
    if (isApart && next.isApart) continue;
    yield* joined(runs, { run: next.run, isApart: isApart || next.isApart }, most, places);
  }
}
