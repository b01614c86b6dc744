/**
 * Characters that are not seen and change how others are: controls such as NUL, and those that turn the direction of writing, by
 * which a name can be made to read as another.
 */
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

/** Of nothing but blanks and characters that draw nothing, such as a zero-width space: somebody of that name is not seen. */
const BLANK = /^[\s\u2800\p{Default_Ignorable_Code_Point}]+$/u;

/** Whether a text of one line shows something, where it is not empty, and holds nothing that changes how it reads without being seen; for `refine`. */
export function isPlain(text: string): boolean {
  return !UNSEEN.test(text) && (text.trim() === '' || !BLANK.test(text));
}

/** The same for a text of several lines, which may be indented. */
export function isPlainParagraph(text: string): boolean {
  return text.split('\n').every((line) => isPlain(line.replaceAll('\t', ' ')));
}
