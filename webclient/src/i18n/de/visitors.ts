import type { VisitorTexts } from '../en/visitors.js';
import { devices } from './devices.js';
import { errors } from './errors.js';
import { visitor } from './visitor.js';

const app = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  dismiss: 'Ausblenden',
  imprint: 'Impressum',
  language: 'Sprache',
  notices: 'Hinweise',
  lost: 'Verbindung unterbrochen. Wir versuchen es erneut …',
  offline: 'Sie sind offline. Diese Seite verbindet sich automatisch neu.',
  offlineFor_one: 'Sie sind offline. Wir warten {{count}} Sekunde auf Sie.',
  offlineFor_other: 'Sie sind offline. Wir warten {{count}} Sekunden auf Sie.',
  tooLate: 'Sie waren zu lange weg. Sobald Sie wieder verbunden sind, sehen Sie, wie es steht.',
  loading: 'Wird geladen',
  privacy: 'Datenschutz',
  minutes_one: '{{count}} Minute',
  minutes_other: '{{count}} Minuten',
};

/** The texts for visitors before a call, and on each page. */
export const visitors: VisitorTexts = { app, devices, errors, visitor };
