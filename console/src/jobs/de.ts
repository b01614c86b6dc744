import type { EventNames } from '../resource/texts.js';
import type { en } from './en.js';

/** German texts about background jobs. */
export const de: typeof en & EventNames = {
  job: {
    empty: 'Noch keine Aufträge',
    emptyHint:
      'Hier stehen Aufgaben, die länger dauern oder wiederholt werden müssen, zum Beispiel das Versenden von E-Mails.',
    attempt: '%{attempt}, nächster um %{time}',
    kind: {
      'mail-link': 'E-Mail mit einem Link',
      'close-the-day': 'Kassenabschluss',
      'mix-a-recording': 'Verarbeitung einer Aufzeichnung',
      'make-a-summary': 'Zusammenfassung eines Gesprächs',
    },
    status: {
      queued: 'Wartet',
      running: 'Läuft',
      failed: 'Fehlgeschlagen, wird wiederholt',
      done: 'Erledigt',
      givenUp: 'Aufgegeben',
      cancelled: 'Abgebrochen',
    },
    retry: { label: 'Wiederholen', done: 'Der Auftrag wird wiederholt' },
    cancel: {
      label: 'Abbrechen',
      title: 'Diesen Auftrag abbrechen?',
      text: 'Ausstehende Schritte werden nicht mehr ausgeführt.',
      done: 'Auftrag abgebrochen',
    },
  },
  resources: {
    jobs: {
      name: 'Hintergrundauftrag |||| Hintergrundaufträge',
      fields: {
        kind: 'Auftrag',
        status: 'Status',
        progress: 'Fortschritt',
        attempt: 'Versuche',
        failure: 'Grund',
        queuedAt: 'Angelegt',
        endedAt: 'Beendet',
      },
    },
  },
  event: {
    JobQueued: 'Auftrag angelegt',
    JobStarted: 'Auftrag begonnen',
    JobProgressed: 'Auftrag schreitet voran',
    JobFinished: 'Auftrag erledigt',
    JobAttemptFailed: 'Versuch eines Auftrags fehlgeschlagen',
    JobGivenUp: 'Auftrag aufgegeben',
    JobCancelled: 'Auftrag abgebrochen',
    JobRequeued: 'Auftrag erneut angelegt',
    JobQueueRead: 'Aufträge angelegt bis hierher',
  },
};
