import type { Language } from '@foyer/contracts/identity';

import { shortName } from './short-name.js';

interface PlaceClosedTextParts {
  readonly language: Language;
  /** Empty for a portal that was deleted. */
  readonly portalName: string;
  /** The page of the portal; null where there is none any more. */
  readonly url: string | null;
}

const texts = {
  en: (portal: string) => `${portal || 'The portal'} has closed. Your place is gone`,
  de: (portal: string) => `${portal || 'Das Portal'} hat geschlossen. Ihr Platz ist weg`,
} as const;

/** The text message to a visitor who has gone and kept a place, at a portal that closes meanwhile. */
export function placeClosedText({ language, portalName, url }: PlaceClosedTextParts): string {
  const says = texts[language](shortName(portalName));
  return url === null ? `${says}.` : `${says}: ${url}`;
}
