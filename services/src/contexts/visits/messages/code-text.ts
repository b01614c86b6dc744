import type { Language } from '@foyer/contracts/identity';

import { shortName } from './short-name.js';

interface CodeTextParts {
  readonly code: string;
  readonly portalName: string;
  readonly language: Language;
  /** The address at which visitors reach the server; phones fill in the code only there. */
  readonly origin: string;
}

/** A name that was cut, or has a full stop of its own, ends a sentence as it is. */
const sentence = (portal: string): string => (portal.endsWith('.') ? portal : `${portal}.`);

const texts = {
  en: (code: string, portal: string) =>
    `${code} is your code for ${sentence(portal)} Valid for 10 minutes.`,
  de: (code: string, portal: string) =>
    `${code} ist Ihr Code für ${sentence(portal)} 10 Minuten gültig.`,
} as const;

/**
 * The text message with a code. Its last line binds the code to the page, by the format that phones
 * know.
 */
export function codeText({ code, portalName, language, origin }: CodeTextParts): string {
  const says = texts[language](code, shortName(portalName));
  return origin === '' ? says : `${says}\n\n@${new URL(origin).hostname} #${code}`;
}
