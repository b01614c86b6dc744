import type { en } from './en.js';

/** German texts about the outbox. */
export const de: typeof en = {
  outbox: {
    empty: 'Keine E-Mails',
    emptyHint:
      'Solange kein Mailserver eingerichtet ist, bleiben Einladungen und Links für neue Passwörter hier, statt verschickt zu werden.',
    hint: 'Diese E-Mails entstanden, während kein Mailserver eingerichtet war. Sie werden nicht automatisch verschickt: Geben Sie ihre Links weiter.',
    locked: 'Nur für die Hauptadministration',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    view: 'Ansicht',
    html: 'Vorschau',
    text: 'Nur Text',
  },
  resources: {
    outbox: {
      name: 'Postausgang',
      fields: {
        q: 'Suchen',
        to: 'An',
        from: 'Von',
        subject: 'Betreff',
        sentAt: 'Erstellt',
        state: 'Status',
      },
    },
  },
};
