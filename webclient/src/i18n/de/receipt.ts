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
  noTerminalText:
    'Der Text des Terminals liegt noch nicht vor. Bitte laden Sie die Seite später neu.',
  download: 'PDF herunterladen',
  print: 'Drucken',
  missingTitle: 'Beleg nicht gefunden',
  missingText:
    'Der Link ist vielleicht unvollständig, oder die Zahlung ist noch nicht abgeschlossen. Bitte prüfen Sie den Link, oder versuchen Sie es gleich noch einmal.',
  loadFailed: 'Der Beleg konnte nicht geladen werden',
  again: 'Erneut versuchen',
};
