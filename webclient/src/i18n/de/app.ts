export const app = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  dismiss: 'Ausblenden',
  language: 'Sprache',
  notices: 'Hinweise',
  lost: 'Verbindung unterbrochen. Wir versuchen es erneut …',
  offline: 'Sie sind offline. Sobald Sie wieder verbunden sind, geht es weiter.',
  loading: 'Wird geladen',
  minutes_one: '{{count}} Minute',
  minutes_other: '{{count}} Minuten',
};
