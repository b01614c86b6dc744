import type { Language } from '@foyer/contracts/identity';

import { shortName } from './short-name.js';

interface PlaceTextParts {
  readonly language: Language;
  readonly portalName: string;
  readonly url: string;
  readonly expiresAt: string;
  readonly timeZone: string;
}

const texts = {
  en: (portal: string, until: string) =>
    `${portal}: it is nearly your turn. Your place is kept until ${until}:`,
  de: (portal: string, until: string) =>
    `${portal}: Sie sind gleich an der Reihe. Ihr Platz, frei bis ${until} Uhr:`,
} as const;

/** The text message by which who has gone comes back to the place in line. */
export function placeText(parts: PlaceTextParts): string {
  const { language, portalName, url, expiresAt, timeZone } = parts;
  const until = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone })
    .format(new Date(expiresAt))
    // A narrow space is no letter of text messages, and would make the whole of it cost twice as
    // much.
    .replace('\u202f', ' ');
  return `${texts[language](shortName(portalName), until)} ${url}`;
}
