import type { EventNames } from '../resource/texts.js';
import type { en } from './en.js';

/** German texts about looking into the past. */
export const de: typeof en & EventNames = {
  audit: {
    search: 'Ereignisse suchen',
    look: 'Suchen',
    clear: 'Zurücksetzen',
    hint: 'Alles, was geschehen ist, direkt aus dem Protokoll. Jede Suche wird unter Ihrem Namen protokolliert.',
    field: {
      personId: 'Person',
      portalId: 'Portal',
      correlationId: 'Anruf',
      type: 'Ereignis',
      stream: 'Strom',
      from: 'Von',
      to: 'Bis',
    },
    by: {
      label: 'Gezeigte Ereignisse',
      people: 'Was Personen getan haben',
      all: 'Alle Ereignisse',
    },
    streamHint: 'Für Fachleute, etwa portal-<id>',
    loading: 'Wird geladen …',
    noChoice: 'Nichts gefunden',
    context: {
      identity: 'Personen',
      portals: 'Portale',
      visits: 'Besuche',
      calls: 'Anrufe',
      payments: 'Zahlungen',
      devices: 'Geräte',
      sessions: 'Sitzungen',
      jobs: 'Hintergrundaufgaben',
      audit: 'Protokoll',
      other: 'Sonstiges',
    },
    empty: 'Nichts gefunden',
    emptyHint: 'Keine passenden Ereignisse.',
    older: 'Ältere Ereignisse',
    failed: 'Das konnte nicht geladen werden.',
    asItStood: 'Stand zu diesem Zeitpunkt',
    never: 'Dazu gibt es keinen Eintrag.',
    moments: '%{smart_count} Änderung |||| %{smart_count} Änderungen',
    before: 'Vorher',
    after: 'Nachher',
    name: 'Feld',
    differences: 'Unterschiede',
    same: 'Keine Unterschiede',
    whole: 'Vollständiger Stand',
    export: 'Exportieren mit Nachweis',
    verifier: 'Prüfprogramm herunterladen',
  },
  resources: {
    audit: {
      name: 'Protokoll |||| Protokoll',
      fields: {},
    },
  },
  event: {
    AuditLookTaken: 'Einsicht genommen',
  },
};
