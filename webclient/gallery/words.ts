import type { Language } from '@foyer/contracts/identity';

import { de } from '../src/i18n/de/index.js';
import { en, type Catalogue } from '../src/i18n/en/index.js';

/** The labels of buttons, by language. */
export const words: Readonly<Record<Language, Catalogue>> = { en, de };

/** The messages of a portal to its visitors. */
export const messages = {
  en: {
    welcome: 'Welcome to the town hall. Ring, and somebody will be with you face to face.',
    waiting: 'Please have your identity card at hand. We will be with you in a moment.',
    notAvailable: 'We are here again on Monday from 8 am.',
    goodbye: 'Thank you for your visit. See you soon!',
  },
  de: {
    welcome:
      'Willkommen im Rathaus. Klingeln Sie, und es ist jemand von Angesicht zu Angesicht da.',
    waiting: 'Bitte halten Sie Ihren Ausweis bereit. Wir sind gleich bei Ihnen.',
    notAvailable: 'Wir sind am Montag ab 8 Uhr wieder für Sie da.',
    goodbye: 'Danke für Ihren Besuch. Bis bald!',
  },
} as const satisfies Record<Language, unknown>;

/** The portals of the product. */
export const portalNames = {
  en: { open: 'Citizens’ office', pin: 'Registry office', closed: 'Building permits' },
  de: { open: 'Bürgerbüro', pin: 'Standesamt', closed: 'Bauamt' },
} as const satisfies Record<Language, unknown>;

/** The groups of the product. */
export const groupNames = {
  en: ['Counter', 'Registry', 'On call in the evening'],
  de: ['Schalter', 'Standesamt', 'Abendbereitschaft'],
} as const satisfies Record<Language, unknown>;

/** The notes of an agent in a call. */
export const notes = {
  en: 'Needs a new identity card before a journey in June. Picture taken, fee still open.',
  de: 'Braucht vor einer Reise im Juni einen neuen Personalausweis. Bild liegt vor, Gebühr noch offen.',
} as const satisfies Record<Language, string>;
