import type { IncomingHttpHeaders } from 'node:http';
import { chosenLanguage, type Language } from '@foyer/contracts/identity';
import Negotiator from 'negotiator';

/** Longer than any browser sends; the rest is not looked at. */
const LOOKED_AT = 200;

/**
 * The language that an `Accept-Language` header prefers among the product's.
 * @param usual Where it says nothing usable.
 *
 * Takes all named languages in their order. Given the choice of two, Negotiator takes German of
 * `en-GB,de`: for it a region is a worse fit than a later place in the row.
 */
export function languageOf(header: string | undefined, usual: Language = 'de'): Language {
  const headers = { 'accept-language': (header ?? '').slice(0, LOOKED_AT) };
  const wishes = new Negotiator({ headers })
    .languages()
    .map((range) => range.toLowerCase().split('-')[0]);
  return wishes.find(isLanguage) ?? usual;
}

const isLanguage = (text: string | undefined): text is Language => text === 'de' || text === 'en';

/**
 * The language of the page that a browser asks for, as the page itself will find it: as chosen
 * there last, else the browser's own.
 */
export function languageOfPage(headers: IncomingHttpHeaders, usual?: Language): Language {
  return chosenLanguage(headers.cookie ?? '') ?? languageOf(headers['accept-language'], usual);
}
