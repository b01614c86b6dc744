import type { payments as english } from '../en/payments.js';

/** German sentences for the events of terminals and of their closings. */
export const payments: typeof english = {
  TerminalEngaged: {
    payment: 'Das Terminal von %{deviceId} ist mit einer Zahlung beschäftigt',
    reversal: 'Das Terminal von %{deviceId} ist mit einem Storno beschäftigt',
    reconciliation: 'Das Terminal von %{deviceId} ist mit seinem Kassenabschluss beschäftigt',
  },
  TerminalFreed: 'Das Terminal von %{deviceId} ist wieder frei',
  TerminalStatusChanged: {
    ready: 'Das Terminal von %{deviceId} ist bereit',
    pending: 'Das Terminal von %{deviceId} startet',
    busy: 'Das Terminal von %{deviceId} ist beschäftigt',
    error: 'Das Terminal von %{deviceId} hat einen Fehler',
    offline: 'Das Terminal von %{deviceId} ist offline',
    success: 'Das Terminal von %{deviceId} ist fertig',
    failed: 'Am Terminal von %{deviceId} ist etwas fehlgeschlagen',
    cancelled: 'Das Terminal von %{deviceId} hat abgebrochen',
  },
  DayClosingDue: 'Der Kassenabschluss vom %{day} an %{deviceId} ist fällig',
  ReconciliationStarted: {
    person: '%{startedBy} hat den Kassenabschluss an %{deviceName} gestartet',
    schedule: 'Der Kassenabschluss an %{deviceName} begann nach Plan',
  },
  ReconciliationSent: 'Der Kassenabschluss wurde an das Gerät gesendet',
  ReconciliationAccepted: 'Das Gerät hat den Kassenabschluss angenommen',
  TerminalTotalsReceived: 'Das Terminal hat seine Summen gemeldet',
  ReconciliationFailed: 'Das Terminal hat seinen Tag nicht abgeschlossen',
  ReconciliationInterrupted: {
    DEVICE_DEACTIVATED: 'Der Kassenabschluss brach ab: das Gerät wurde deaktiviert',
    DEVICE_DELETED: 'Der Kassenabschluss brach ab: das Gerät wurde gelöscht',
    DEVICE_KEY_REPLACED: 'Der Kassenabschluss brach ab: das Gerät bekam einen anderen Schlüssel',
    DEVICE_AWAY: 'Der Kassenabschluss brach ab: das Gerät war zu lange nicht erreichbar',
  },
  LedgerCompared: {
    true: 'Terminal, Zahlungen und Belege stimmen überein',
    false: 'Terminal, Zahlungen und Belege stimmen nicht überein',
  },
  DifferenceFound: {
    'missing-in-ledger': 'Eine Zahlung am Terminal ist hier nicht bekannt',
    'missing-at-terminal': 'Eine Zahlung fehlt am Terminal',
    'amount-differs': 'Ein Betrag weicht ab',
    'receipt-missing': 'Ein Beleg fehlt',
    'outcome-unknown': 'Es ist nicht bekannt, welche Zahlungen erfolgten',
    'totals-missing': 'Die Summen des Terminals gingen verloren',
    'totals-late': 'Die Summen des Terminals kamen nach der Unterbrechung',
  },
  DifferenceSettled: '%{settledBy} hat eine Abweichung geklärt: „%{reason}“',
};
