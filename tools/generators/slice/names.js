/** The forms in which the name of a slice is written. */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const camel = (kebab) => kebab.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

function plural(word) {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** The accusatives of German articles, by the nominative: the sentences of events need them. */
const ARTICLES = {
  der: { the: 'den', a: 'einen' },
  die: { the: 'die', a: 'eine' },
  das: { the: 'das', a: 'ein' },
};

/** True for the singular in kebab case, such as parking-space. */
export const isName = (name) => /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name);

/** True for a German noun with its article, such as "der Stellplatz". */
export const isGerman = (text) => /^(?:der|die|das) \p{Lu}[\p{L} -]*$/u.test(text);

/** Every spelling of the name of a slice, in both languages. */
export function namesOf(name, german, germans) {
  const kebabs = plural(name);
  const word = name.replaceAll('-', ' ');
  const words = kebabs.replaceAll('-', ' ');
  return {
    kebab: name,
    kebabs,
    one: camel(name),
    One: capital(camel(name)),
    many: camel(kebabs),
    Many: capital(camel(kebabs)),
    // Streams and aggregates have names of one word, such as `callnotes`.
    flat: name.replaceAll('-', ''),
    word,
    Word: capital(word),
    words,
    Words: capital(words),
    a: /^[aeiou]/.test(word) ? 'an' : 'a',
    german: { ...ARTICLES[german.slice(0, 3)], one: german.slice(4), many: germans },
  };
}
