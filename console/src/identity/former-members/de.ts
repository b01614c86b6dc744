import type { en } from './en.js';

/** German texts about former members. */
export const de: typeof en = {
  formerMember: {
    empty: 'Keine ehemaligen Mitglieder',
    emptyHint:
      'Mitglieder, die Sie löschen, stehen hier, bis sie vergessen werden, und danach der Nachweis darüber.',
    known: 'Nicht vergessen',
    forgotten: 'Vergessen',
    since: 'Gelöscht am %{date}',
  },
  resources: {
    'former-members': {
      name: 'Ehemaliges Mitglied |||| Ehemalige',
      fields: {
        q: 'Suchen',
        displayName: 'Name',
        deletedAt: 'Gelöscht',
        forgottenAt: 'Vergessen',
        forgotten: 'Stand',
      },
    },
  },
};
