import type { IncomingHttpHeaders } from 'node:http';
import { chosenLanguage, type Language } from '@foyer/contracts/identity';

/** Longer than any browser sends; the rest is not looked at. */
const LOOKED_AT = 200;

/**
 * The language that an `Accept-Language` header prefers among the product's; German where it says nothing usable.
 *
 * The package `negotiator` does not serve here: of `en-GB,de` it takes German, as it holds a region for a worse fit than the
 * place in the row.
 */
export function languageOf(header: string | undefined): Language {
  const wishes = (header ?? '')
    .slice(0, LOOKED_AT)
    .split(',')
    .map((wish) => {
      const [range = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return {
        language: range.split('-')[0],
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const found = wishes.find(({ language }) => language === 'de' || language === 'en');
  return found?.language === 'en' ? 'en' : 'de';
}

/** The language of the page that a browser asks for, as the page itself will find it: as chosen there last, else the browser's own. */
export function languageOfPage(headers: IncomingHttpHeaders): Language {
  return chosenLanguage(headers.cookie ?? '') ?? languageOf(headers['accept-language']);
}
