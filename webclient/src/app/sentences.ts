/**
 * Puts sentences one behind the other; those that are to stand alone as well come without a full
 * stop.
 */
export const sentences = (...texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');
