import type { Language } from '@foyer/contracts/identity';
import type { PortalMessages } from '@foyer/contracts/portals';

/** The data that a new user finds at the first start. None of its people has a password. */
export interface Demonstration {
  readonly administrator: Person;
  readonly agents: readonly Person[];
  readonly portal: {
    readonly name: string;
    readonly shortlink: string;
    readonly messages: PortalMessages;
  };
}

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
}

const people = {
  administrator: { firstName: 'Foyer', lastName: 'Administrator', userName: 'administrator' },
  agents: [
    { firstName: 'Anna', lastName: 'Berger', userName: 'anna.berger' },
    { firstName: 'Tom', lastName: 'Keller', userName: 'tom.keller' },
  ],
} as const;

/**
 * The demonstration in both languages; it becomes data that its owners change, so it is in no
 * catalogue of texts.
 */
export const demonstrations: Readonly<Record<Language, Demonstration>> = {
  en: {
    ...people,
    portal: {
      name: 'Reception',
      shortlink: 'reception',
      messages: {
        welcome: 'Welcome! Ring, and somebody from our team will be with you face to face.',
        waiting: 'Thank you for waiting. We will be with you in a moment.',
        notAvailable: 'Nobody is at the desk just now. Please come back a little later.',
        goodbye: 'Thank you for your visit. See you soon!',
      },
    },
  },
  de: {
    ...people,
    portal: {
      name: 'Empfang',
      shortlink: 'reception',
      messages: {
        welcome:
          'Herzlich willkommen! Klingeln Sie, und jemand aus unserem Team ist von Angesicht zu Angesicht für Sie da.',
        waiting: 'Danke fürs Warten. Wir sind gleich bei Ihnen.',
        notAvailable: 'Gerade ist niemand am Empfang. Bitte kommen Sie etwas später wieder.',
        goodbye: 'Danke für Ihren Besuch. Bis bald!',
      },
    },
  },
};

/**
 * The language of the machine, by the variables that say so; English where they name none of the
 * product's.
 */
export function languageOfMachine(
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const locale = environment.LC_ALL ?? environment.LC_MESSAGES ?? environment.LANG ?? '';
  return /^de\b|^de_/i.test(locale) ? 'de' : 'en';
}
