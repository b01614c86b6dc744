import type { EventNames } from '#resource/texts.js';
import type { en } from './en.js';

/** German texts about guests. */
export const de: typeof en & EventNames = {
  guest: {
    empty: 'Noch keine Gäste',
    emptyHint: 'Gäste sind Menschen von außen, die Sie einladen und wiedersehen.',
    clear: 'Alle Gäste vergessen',
    clearTitle: 'Alle Gäste vergessen?',
    clearText:
      'Die personenbezogenen Daten aller Gäste werden überall unlesbar. Das lässt sich nicht rückgängig machen. Der Verlauf der Anrufe bleibt erhalten, ohne Namen.',
    clearWord: 'alle Gäste',
  },
  resources: {
    guests: {
      name: 'Gast |||| Gäste',
      fields: {
        q: 'Suchen',
        name: 'Name',
        firstName: 'Vorname',
        lastName: 'Nachname',
        email: 'E-Mail',
        phone: 'Telefon',
        createdBy: 'Angelegt von',
        createdAt: 'Angelegt',
      },
    },
  },
  event: {
    GuestCreated: 'Gast angelegt',
    GuestChanged: 'Gast geändert',
    GuestCameToSession: 'Gast kam in eine Sitzung',
  },
};
