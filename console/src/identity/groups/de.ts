import type { EventNames } from '#resource/texts.js';
import type { en } from './en.js';

/** German texts about groups. */
export const de: typeof en & EventNames = {
  group: {
    empty: 'Noch keine Gruppen',
    emptyHint: 'Eine Gruppe fasst Mitglieder zusammen, zum Beispiel eine Abteilung.',
    count: '%{smart_count} Mitglied |||| %{smart_count} Mitglieder',
    deleteTitle: 'Gruppe „%{name}“ löschen?',
    deleteText: 'Ihre Mitglieder bleiben erhalten.',
  },
  resources: {
    groups: {
      name: 'Gruppe |||| Gruppen',
      notifications: {
        created: 'Gruppe angelegt',
        updated: 'Änderungen gespeichert',
        deleted: 'Gruppe gelöscht |||| Gruppen gelöscht',
      },
      fields: { q: 'Suchen', name: 'Name', memberIds: 'Mitglieder', createdAt: 'Angelegt' },
    },
  },
  event: {
    GroupCreated: 'Gruppe angelegt',
    GroupRenamed: 'Gruppe umbenannt',
    GroupMemberAdded: 'Mitglied in die Gruppe aufgenommen',
    GroupMemberRemoved: 'Mitglied aus der Gruppe genommen',
    GroupDeleted: 'Gruppe gelöscht',
  },
  sentence: {
    GroupCreated: '%{actor} hat die Gruppe %{name} angelegt',
    GroupRenamed: '%{actor} hat eine Gruppe in %{name} umbenannt',
    GroupMemberAdded: '%{actor} hat %{memberId} in eine Gruppe aufgenommen',
    GroupMemberRemoved: '%{memberId} wurde aus einer Gruppe entfernt',
    GroupDeleted: '%{actor} hat eine Gruppe gelöscht',
  },
};
