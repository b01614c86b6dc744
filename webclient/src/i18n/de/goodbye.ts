import type { goodbye as english } from '../en/goodbye.js';

/** What is said to a visitor when the visit is over. */
export const goodbye: typeof english = {
  thanks: 'Danke für Ihren Besuch',
  goodbyeServed: 'Das Gespräch ist beendet.',
  goodbyeLeft: 'Sie haben die Warteschlange verlassen.',
  leftTitle: 'Bis zum nächsten Mal',
  absentTitle: 'Sie waren zu lange weg',
  goodbyeAbsent:
    'Ihre Verbindung war eine Weile unterbrochen; Ihr Platz in der Warteschlange wurde deshalb aufgegeben.',
  closedTitle: 'Wir haben geschlossen',
  goodbyeClosed:
    'Das Portal hat inzwischen geschlossen. Es tut uns leid, dass wir nicht mehr für Sie da sein konnten.',
  lostTitle: 'Die Verbindung ist abgebrochen',
  goodbyeLost: 'Sie war zu lange unterbrochen; das Gespräch ist deshalb beendet. Das tut uns leid.',
  overTitle: 'Ihr Besuch ist beendet',
  goodbyeOver: 'Er endete, während diese Seite keine Verbindung hatte.',
  rate: 'Wie war es?',
  rated: 'Danke für Ihre Rückmeldung.',
  comment: 'Möchten Sie etwas hinzufügen?',
  commentOnly: 'Erzählen Sie uns, wie es war',
  lasted: 'Ihr Gespräch dauerte {{time}}.',
  backToPortal: 'Zurück zum Portal',
  callAgain: 'Noch einmal klingeln',
  onward: 'Weiter',
  onwardIn_one: 'Weiter in {{count}} Sekunde',
  onwardIn_other: 'Weiter in {{count}} Sekunden',
  send: 'Senden',
  rating: {
    stars_one: '{{count}} Stern von 5',
    stars_other: '{{count}} Sterne von 5',
    thumbsUp: 'Gut',
    thumbsDown: 'Nicht gut',
    yes: 'Ja',
    no: 'Nein',
    yesNoQuestion: 'Konnten wir Ihnen helfen?',
    smile1: 'Sehr unzufrieden',
    smile2: 'Unzufrieden',
    smile3: 'Geht so',
    smile4: 'Zufrieden',
    smile5: 'Sehr zufrieden',
  },
};
