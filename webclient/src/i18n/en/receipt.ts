export const receipt = {
  payment: 'Receipt',
  reversal: 'Reversal receipt',
  amount: 'Amount',
  reversedAmount: 'Amount refunded',
  date: 'Date',
  card: 'Card',
  terminal: 'Terminal',
  number: 'Receipt number',
  transaction: 'Payment',
  terminalText: 'Receipt of the terminal',
  noTerminalText: 'The text printed by the terminal will appear here as soon as it is available.',
  download: 'Download PDF',
  print: 'Print',
  missingTitle: 'Receipt not found',
  missingText: 'The link may be incomplete. Please check it, or open it again.',
  waitingTitle: 'The receipt is not ready yet',
  waitingText:
    'The payment has not been settled yet. The receipt appears here automatically as soon as it is available.',
  waitingReversal:
    'The reversal has not been settled yet. The receipt appears here automatically as soon as it is available.',
  loadFailed: 'The receipt could not be loaded',
  again: 'Try again',
};
