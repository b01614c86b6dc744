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
    picture: { add: 'Bild hinzufügen', change: 'Bild ändern' },
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
    delete: {
      one: '%{name} löschen?',
      many: 'Dieses Mitglied löschen? |||| %{smart_count} Mitglieder löschen?',
      text: 'Das Mitglied wird sofort abgemeldet, kann sich nie wieder anmelden und verlässt Portale und Gruppen; sein Benutzername wird frei. Die Aufzeichnung der Anrufe bleibt. |||| Diese Mitglieder werden sofort abgemeldet, können sich nie wieder anmelden und verlassen Portale und Gruppen; ihre Benutzernamen werden frei. Die Aufzeichnung der Anrufe bleibt.',
    },
    import: {
      title: 'Mitglieder importieren',
      action: 'Importieren',
      hint: 'Eine CSV-Datei in UTF-8 mit einer Kopfzeile und einer Zeile je Mitglied. Legen Sie sie hier ab, oder wählen Sie sie aus. Die Spalte role darf fehlen.',
      choose: 'Datei auswählen',
      example: 'Beispiel sichern',
      tooBig: 'Die Datei ist zu groß: höchstens eine Million Zeichen.',
      refused:
        '%{smart_count} von %{rows} Zeilen muss berichtigt werden. Niemand wurde importiert. |||| %{smart_count} von %{rows} Zeilen müssen berichtigt werden. Niemand wurde importiert.',
      problems: 'Zeilen zum Berichtigen',
      preview: 'Mitglieder, wie sie gelesen wurden',
      row: 'Zeile',
      column: 'Spalte',
      problem: 'Was nicht stimmt',
      good: 'Ein Mitglied kann importiert werden. |||| %{smart_count} Mitglieder können importiert werden.',
      first: 'Die ersten %{count} sind zu sehen.',
      invite: 'Per E-Mail einladen',
      run: 'Ein Mitglied importieren |||| %{smart_count} Mitglieder importieren',
      done: 'Ein Mitglied importiert |||| %{smart_count} Mitglieder importiert',
    },
    group: {
      empty: 'Noch keine Gruppen',
      emptyHint: 'Eine Gruppe fasst Mitglieder zusammen, zum Beispiel eine Abteilung.',
      count: '%{smart_count} Mitglied |||| %{smart_count} Mitglieder',
      deleteTitle: 'Gruppe „%{name}“ löschen?',
      deleteText: 'Ihre Mitglieder bleiben.',
    },
    guest: {
      empty: 'Noch keine Gäste',
      emptyHint: 'Gäste sind Menschen von außen, die Sie einladen und wiedersehen.',
      clear: 'Alle Gäste vergessen',
      clearTitle: 'Alle Gäste vergessen?',
      clearText:
        'Die personenbezogenen Daten aller Gäste werden überall unlesbar. Nichts holt sie zurück. Die Aufzeichnung ihrer Anrufe bleibt, ohne Namen.',
      clearWord: 'alle Gäste',
    },
    former: {
      empty: 'Keine ehemaligen Mitglieder',
      emptyHint:
        'Mitglieder, die Sie löschen, stehen hier, bis sie vergessen werden, und danach der Nachweis darüber.',
      known: 'Nicht vergessen',
      forgotten: 'Vergessen',
      since: 'Gelöscht am %{date}',
    },
    forget: {
      action: 'Vergessen',
      title: '%{name} vergessen?',
      guest:
        'Name, E-Mail und Telefon dieses Gastes werden überall unlesbar, auch im Protokoll. Nichts holt sie zurück. Die Aufzeichnung der Anrufe und alle Zahlen bleiben, ohne den Namen.',
      member:
        'Name, E-Mail, Bilder und alle anderen personenbezogenen Daten dieses ehemaligen Mitglieds werden überall unlesbar, auch im Protokoll. Nichts holt sie zurück. Die Aufzeichnung der Anrufe und alle Zahlen bleiben, ohne den Namen.',
      receipt: 'Nachweis',
      done: 'Vergessen am %{when}. Bewahren Sie diesen Nachweis auf; er belegt, was geschehen ist, und enthält keine personenbezogenen Daten.',
      was: 'Diese Person war schon vergessen, seit dem %{when}. Dies ist der Nachweis darüber.',
      erased: {
        mails: 'Eine E-Mail entfernt |||| %{smart_count} E-Mails entfernt',
        pictures: 'Ein Bild entfernt |||| %{smart_count} Bilder entfernt',
        passwords: 'Passwort entfernt |||| %{smart_count} Passwörter entfernt',
        links: 'Ein Link entfernt |||| %{smart_count} Links entfernt',
      },
      signed: 'Signierter Nachweis (JWS)',
      check: 'Die Signatur kann jeder mit den Schlüsseln unter %{keys} prüfen',
      save: 'Nachweis sichern',
    },
    outbox: {
      empty: 'Keine E-Mails',
      emptyHint:
        'Solange kein Mailserver eingerichtet ist, bleiben Einladungen und Links für neue Passwörter hier, statt verschickt zu werden.',
      hint: 'Diese E-Mails entstanden, während kein Mailserver eingerichtet war. Von selbst erreichen sie niemanden: Geben Sie ihre Links weiter.',
      locked: 'Nur für die Hauptadministration',
      copy: 'Link kopieren',
      copied: 'Link kopiert',
      view: 'Darstellung der E-Mail',
      html: 'Wie sie aussieht',
      text: 'Nur Text',
    },
  },
  resources: {
    groups: {
      name: 'Gruppe |||| Gruppen',
      fields: { q: 'Suchen', name: 'Name', memberIds: 'Mitglieder', createdAt: 'Angelegt' },
    },
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
    outbox: {
      name: 'Postausgang',
      fields: {
        q: 'Suchen',
        to: 'An',
        from: 'Von',
        subject: 'Betreff',
        sentAt: 'Geschrieben',
      },
    },
  },
};
