import type { en } from './en.js';

/** German texts about what all pages share. */
export const de: typeof en = {
  layout: {
    section: {
      reception: 'Empfang',
      people: 'Personen',
      payments: 'Zahlungen',
      oversight: 'Aufsicht',
    },
    desk: 'Zu meinem Platz',
    theme: 'Hell oder dunkel',
    notFoundTitle: 'Hier ist nichts',
    notFoundHint: 'Die Adresse führt ins Leere. Vielleicht wurde gelöscht, wohin sie führte.',
    notFoundBack: 'Zur ersten Seite',
    partly: '%{done} erledigt, %{failed} abgelehnt',
    actions: 'Aktionen',
    offline:
      'Sie sind offline. Ihre Eingaben bleiben erhalten; speichern können Sie wieder, sobald Sie online sind.',
    notSent: 'Nicht gesendet: Der Server ist nicht erreichbar. Ihre Eingaben bleiben erhalten.',
    retry: 'Noch einmal versuchen',
    typeToConfirm: 'Zur Bestätigung „%{expected}“ eingeben',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    reason: 'Grund',
    reasonHint: '3 bis 500 Zeichen; wird festgehalten',
    listFailed: 'Diese Liste konnte nicht geladen werden.',
  },
};
