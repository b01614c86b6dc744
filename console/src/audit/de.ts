import type { EventNames } from '../resource/texts.js';
import type { en } from './en.js';

/** German texts about looking into the past. */
export const de: typeof en & EventNames = {
  audit: {
    search: 'Ereignisse suchen',
    look: 'Suchen',
    hint: 'Alles, was geschehen ist, direkt aus dem Protokoll. Jede Suche wird unter Ihrem Namen protokolliert.',
    field: {
      type: 'Art, etwa VisitOpened',
      stream: 'Strom, etwa portal-<id>',
      correlationId: 'Zusammenhang: die Kennung eines Anrufs',
      actorId: 'Wer es tat, als Kennung',
      from: 'Von',
      to: 'Bis',
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
