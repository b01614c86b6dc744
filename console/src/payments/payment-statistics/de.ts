import type { en } from './en.js';

/** German texts about figures of payments. */
export const de: typeof en = {
  paymentStatistics: {
    failed: 'Die Statistik konnte nicht geladen werden.',
    taken: 'Eingegangene Zahlungen nach Tagen, %{currency}',
    payments: 'Zahlungen nach Tagen',
    noPayments: 'Keine Zahlungen in diesem Zeitraum.',
    closings: 'Kassenabschlüsse',
    noClosings: 'Keine Kassenabschlüsse in diesem Zeitraum.',
    day: 'Tag',
    time: 'Zeit',
    device: 'Gerät',
    status: 'Status',
    number: 'Anzahl',
    amount: 'Betrag',
    currency: 'Währung',
    differences: 'Differenzen',
    open: 'Offen',
  },
  resources: { paymentStatistics: { name: 'Zahlungsstatistik |||| Zahlungsstatistik' } },
};
