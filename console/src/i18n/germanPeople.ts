import type { PeopleMessages } from './englishPeople.js';

/** German texts about people. */
export const germanPeople: PeopleMessages = {
  people: {
    tab: {
      account: 'Hauptkonto',
      profiles: 'Profile',
      portals: 'Portale',
      statistics: 'Statistik',
    },
    particulars: 'Angaben zur Person',
    create: { title: 'Neues Mitglied mit erstem Passwort' },
    invite: {
      title: 'Mitglied einladen',
      action: 'Einladen',
      send: 'Einladung verschicken',
      again: 'Erneut senden',
    },
    profiles: {
      hint: 'Andere Namen und Rollen, unter denen dieses Mitglied antworten kann.',
      empty: 'Es gibt noch kein zusätzliches Profil.',
      add: 'Profil hinzufügen',
      name: 'Name des Profils',
      description: 'Über diese Person',
    },
    portals: {
      hint: 'Das Mitglied sieht die Warteschlangen dieser Portale und antwortet ihren Besuchern.',
    },
    statistics: {
      calls: 'Angenommene Anrufe',
      averageMs: 'Dauer im Schnitt',
      waitedMs: 'Wartezeit der Besucher',
      rating: 'Bewertung im Schnitt',
      all: 'Aus allen Anrufen; %{smart_count} Besucher hat bewertet. |||| Aus allen Anrufen; %{smart_count} Besucher haben bewertet.',
      newest: 'Schnitt der neuesten 999 Anrufe; %{smart_count} Besucher haben bewertet.',
    },
  },
  resources: {},
};
