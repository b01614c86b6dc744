export const receipt = {
  payment: 'Beleg',
  reversal: 'Stornobeleg',
  amount: 'Betrag',
  reversedAmount: 'Erstatteter Betrag',
  date: 'Datum',
  card: 'Karte',
  terminal: 'Terminal',
  number: 'Belegnummer',
  transaction: 'Zahlung',
  terminalText: 'Beleg des Terminals',
  noTerminalText: 'Der Text des Terminals erscheint hier, sobald er vorliegt.',
  download: 'PDF herunterladen',
  print: 'Drucken',
  missingTitle: 'Beleg nicht gefunden',
  missingText:
    'Der Link ist vielleicht unvollständig. Bitte prüfen Sie ihn, oder öffnen Sie ihn noch einmal.',
  waitingTitle: 'Der Beleg liegt noch nicht vor',
  waitingText:
    'Die Zahlung ist noch nicht abgeschlossen. Der Beleg erscheint hier automatisch, sobald er vorliegt.',
  waitingReversal:
    'Die Stornierung ist noch nicht abgeschlossen. Der Beleg erscheint hier automatisch, sobald er vorliegt.',
  loadFailed: 'Der Beleg konnte nicht geladen werden',
  again: 'Erneut versuchen',
};
