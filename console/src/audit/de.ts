import type { EventNames } from '../resource/texts.js';
import type { en } from './en.js';

/** German texts about looking into the past. */
export const de: typeof en & EventNames = {
  audit: {
    search: 'Ereignisse suchen',
    look: 'Nachsehen',
    hint: 'Alles, was geschah, aus dem Protokoll selbst. Jeder Blick wird mit Ihrem Namen festgehalten.',
    field: {
      type: 'Art, etwa VisitOpened',
      stream: 'Strom, etwa portal-<id>',
      correlationId: 'Zusammenhang: die Kennung eines Anrufs',
      actorId: 'Wer es tat, als Kennung',
      from: 'Von',
      to: 'Bis',
    },
    empty: 'Nichts gefunden',
    emptyHint: 'Kein Ereignis ist all das.',
    older: 'Ältere',
    failed: 'Das ließ sich nicht laden.',
    asItStood: 'Wie es war',
    never: 'So etwas gab es nie.',
    moments: '%{smart_count} Augenblick |||| %{smart_count} Augenblicke',
    before: 'Vorher',
    after: 'Nachher',
    name: 'Feld',
    differences: 'Unterschiede',
    same: 'Nichts ist anders.',
    whole: 'Alles, nachher',
    export: 'Ausleiten mit Beweis',
    verifier: 'Programm, das Ausleitungen prüft',
  },
  resources: {
    audit: {
      name: 'Revision |||| Revision',
      fields: {},
    },
  },
  event: {
    AuditLookTaken: 'Einsicht genommen',
  },
};
