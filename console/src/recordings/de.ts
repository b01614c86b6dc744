import type { en } from './en.js';

/** German texts about recordings. */
export const de: typeof en = {
  recording: {
    empty: 'Noch keine Aufzeichnungen',
    emptyHint:
      'Agenten zeichnen einen Anruf mit der Aufnahmetaste auf. Alle im Gespräch werden gefragt, und aufgezeichnet wird nur, wer zustimmt.',
    facts: 'Aufzeichnung',
    consents: 'Zustimmung',
    isIn: 'Ist in der Aufzeichnung',
    isNotIn: 'Von dieser Person wurde nichts aufgezeichnet',
    toCall: 'Anruf anzeigen',
    download: 'Herunterladen',
    notPlayed: 'Die Aufzeichnung konnte nicht geladen werden.',
    deleteTitle: 'Die Aufzeichnung %{name} löschen?',
    deleteText: 'Die Datei wird endgültig entfernt.',
    type: { audio: 'Audio', video: 'Video' },
    status: {
      recording: 'Wird aufgezeichnet',
      processing: 'Wird verarbeitet',
      ready: 'Fertig',
      failed: 'Fehlgeschlagen',
      deleted: 'Gelöscht',
      empty: 'Nichts aufgezeichnet',
    },
    wait: {
      recording: 'Der Anruf wird noch aufgezeichnet.',
      processing: 'Die Aufzeichnung wird verarbeitet. Danach lässt sie sich hier abspielen.',
      deleted: 'Diese Aufzeichnung wurde gelöscht.',
    },
    failure: {
      'programs-missing':
        'Die Aufzeichnung konnte nicht verarbeitet werden, weil FFmpeg oder janus-pp-rec auf dem Server nicht installiert ist. Das Aufgezeichnete bleibt erhalten.',
      'mixing-failed':
        'Die Aufzeichnung konnte nicht verarbeitet werden. Das Aufgezeichnete bleibt erhalten, und es wird erneut versucht.',
      'disk-full':
        'Die Aufzeichnung konnte nicht verarbeitet werden, weil die Festplatte des Servers voll ist. Das Aufgezeichnete bleibt erhalten.',
      'tracks-missing':
        'Die Dateien des Medienservers wurden nicht gefunden. Bei einem Medienserver an anderer Stelle muss RECORDINGS_FOLDER ein Ordner sein, in den er schreibt.',
      'tracks-damaged':
        'Was von %{whose} aufgezeichnet wurde, wurde danach auf der Festplatte verändert, vertauscht oder entfernt. Die Aufzeichnung kann ohne diese Teile verarbeitet werden.',
      'nothing-recorded':
        'Es wurde nichts aufgezeichnet: Niemand, der zugestimmt hat, hat Ton oder Bild gesendet.',
    },
    damaged: 'Beschädigte Teile von %{whose} sind nicht in dieser Aufzeichnung.',
    damagedTrack: '%{name} (%{stream})',
    marks: 'Marken',
    markUntil: '%{at} bis %{until}',
    mixWithout: 'Ohne sie verarbeiten',
    mixAgain: { label: 'Erneut versuchen', done: 'Die Aufzeichnung wird erneut verarbeitet' },
    stopReason: {
      asked: 'Im Anruf beendet',
      'initiator-left': 'Wer sie gestartet hat, hat den Anruf verlassen',
      'call-ended': 'Der Anruf endete',
      'disk-full': 'Die Festplatte war fast voll',
    },
    consent: {
      asked: 'hat nicht geantwortet',
      agreed: 'hat zugestimmt',
      refused: 'hat nicht zugestimmt',
      withdrawn: 'hat die Zustimmung widerrufen',
    },
    retention: {
      kept: 'Unbegrenzt aufbewahrt',
      days: 'Einen Tag aufbewahrt |||| %{smart_count} Tage aufbewahrt',
      title: 'Wie lange Aufzeichnungen und Transkripte aufbewahrt werden',
      text: 'Ältere Aufzeichnungen und Transkripte werden endgültig gelöscht, auch bereits vorhandene.',
      field: 'Tage',
      empty: 'Leer lassen, um Aufzeichnungen unbegrenzt aufzubewahren',
      wrong: 'Geben Sie eine ganze Zahl von 1 bis %{max} ein',
      saved: 'Aufbewahrung gespeichert',
    },
  },
  resources: {
    recordings: {
      name: 'Aufzeichnung |||| Aufzeichnungen',
      fields: {
        fileName: 'Dateiname',
        initiator: 'Gestartet von',
        initiatorId: 'Gestartet von',
        participants: 'Teilnehmer',
        date: 'Datum',
        duration: 'Dauer',
        type: 'Art',
        status: 'Status',
        size: 'Größe',
        stopReason: 'Grund des Endes',
        callDetailId: 'Anruf',
        from: 'Von',
        to: 'Bis',
      },
    },
  },
};
