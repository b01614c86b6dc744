import { z } from 'zod';

import { maskCardNumbers, maskLines } from './card-numbers.js';

/** Longest line that a terminal shows or prints, and most lines of one output. */
export const LINE_LENGTH_MAX = 100;
export const LINES_MAX = 200;

/**
 * A terminal's own text: card numbers in it are masked, so that the result with it is never
 * refused.
 */
export const maskedText = (lengthMax: number) =>
  z.string().max(lengthMax).overwrite(maskCardNumbers);

/** One line as a terminal shows or prints it. */
const PrintedLine = z
  .string()
  .max(LINE_LENGTH_MAX)
  .meta({ examples: ['BETRAG EUR 12,50'] });

/** Lines of one output, masked over the whole of it, since a line's end may break a card number. */
export const PrintedLines = z
  .array(PrintedLine)
  .max(LINES_MAX)
  .overwrite((lines) => maskLines(lines))
  .meta({ id: 'PrintedLines' });
