import type { en } from './en.js';

/** German texts of the console's home page. */
export const de: typeof en = {
  home: {
    title: 'Start',
    failed: 'Das konnte nicht geladen werden.',
    waiting: {
      title: 'Es warten gerade',
      none: 'Niemand wartet.',
      all: 'Alle %{smart_count} Wartenden',
    },
    agents: {
      title: 'Mitarbeitende',
      none: 'Gerade ist niemand im Dienst.',
      free: 'Frei',
      inCall: 'Im Gespräch',
      away: 'Abwesend',
    },
    relays: {
      title: 'Medienserver',
      up: 'Verfügbar',
      down: 'Nicht verfügbar',
      calls: 'Ein Anruf |||| %{smart_count} Anrufe',
    },
    held: {
      title: 'Ihre Entscheidung ist gefragt',
      text: 'Der letzte Abgleich mit dem Verzeichnis wurde angehalten, weil er den Zugang von %{smart_count} Mitglied ändern würde. |||| Der letzte Abgleich mit dem Verzeichnis wurde angehalten, weil er den Zugang von %{smart_count} Mitgliedern ändern würde.',
      look: 'Abgleich prüfen',
    },
    retention: {
      title: 'Aufbewahrung',
      text: 'Noch ist nicht entschieden, wie lange unterschriebene Dokumente aufbewahrt werden. Bis dahin bleiben sie erhalten.',
      choose: 'Entscheiden',
    },
    today: {
      title: 'Heute',
      calls: 'Anrufe',
      missed: 'Verpasst',
      inCall: 'Gerade im Gespräch',
      waitedMs: 'Wartezeit im Schnitt',
      averageMs: 'Dauer im Schnitt',
      rating: 'Bewertung im Schnitt',
    },
    setup: {
      title: 'Erste Schritte',
      done: 'Erledigt',
      open: 'Offen',
      portal: 'Portal anlegen',
      member: 'Kollegin oder Kollegen einladen',
      assigned: 'Mitglieder zu einem Portal hinzufügen',
      shared: 'Portal-Link an den ersten Besucher geben',
    },
  },
};
