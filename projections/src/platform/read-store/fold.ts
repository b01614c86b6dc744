const ASCII = /^[\0-\x7f]*$/;

/**
 * A text as searches compare it: two texts that differ in upper and lower case alone become one.
 * Each letter stays one letter, as in a pattern that ignores case, so that a store can look for a
 * part of the folded text without a pattern.
 */
export function fold(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : Array.from(text, foldLetter).join('');
}

/** By way of the upper case, since several small letters may share one. */
function foldLetter(letter: string): string {
  // The capital of the dotless ı is the I of all other letters, to which no pattern compares it.
  if (letter === 'ı') return letter;
  return oneOf(
    oneOf(letter, letter.toUpperCase()),
    oneOf(letter, letter.toUpperCase()).toLowerCase(),
  );
}

function oneOf(letter: string, changed: string): string {
  return Array.from(changed).length === 1 ? changed : letter;
}
