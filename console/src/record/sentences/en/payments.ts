/**
 * Sentences for the events of terminals and of their closings; payments have their own texts for
 * their steps.
 */
export const payments = {
  TerminalEngaged: {
    payment: 'The terminal of %{deviceId} is busy with a payment',
    reversal: 'The terminal of %{deviceId} is busy with a reversal',
    reconciliation: 'The terminal of %{deviceId} is busy with its closing',
  },
  TerminalFreed: 'The terminal of %{deviceId} is free again',
  TerminalStatusChanged: {
    ready: 'The terminal of %{deviceId} is ready',
    pending: 'The terminal of %{deviceId} is starting',
    busy: 'The terminal of %{deviceId} is busy',
    error: 'The terminal of %{deviceId} has an error',
    offline: 'The terminal of %{deviceId} is offline',
    success: 'The terminal of %{deviceId} finished',
    failed: 'The terminal of %{deviceId} failed',
    cancelled: 'The terminal of %{deviceId} canceled',
  },
  DayClosingDue: 'The closing of %{day} at %{deviceId} is due',
  ReconciliationStarted: {
    person: '%{startedBy} started the closing at %{deviceName}',
    schedule: 'The closing at %{deviceName} started on schedule',
  },
  ReconciliationSent: 'The closing was sent to the device',
  ReconciliationAccepted: 'The device accepted the closing',
  TerminalTotalsReceived: 'The terminal reported its totals',
  ReconciliationFailed: 'The terminal did not close its day',
  ReconciliationInterrupted: {
    DEVICE_DEACTIVATED: 'The closing was interrupted: the device was deactivated',
    DEVICE_DELETED: 'The closing was interrupted: the device was deleted',
    DEVICE_KEY_REPLACED: 'The closing was interrupted: the device was given another key',
    DEVICE_AWAY: 'The closing was interrupted: the device was away for too long',
  },
  LedgerCompared: {
    true: 'Terminal, payments and receipts match',
    false: 'Terminal, payments and receipts do not match',
  },
  DifferenceFound: {
    'missing-in-ledger': 'A payment at the terminal is unknown here',
    'missing-at-terminal': 'A payment is missing at the terminal',
    'amount-differs': 'An amount differs',
    'receipt-missing': 'A receipt is missing',
    'outcome-unknown': 'It is not known which payments were made',
    'totals-missing': 'The totals of the terminal were lost',
    'totals-late': 'The totals of the terminal came after the interruption',
  },
  DifferenceSettled: '%{settledBy} settled a difference: “%{reason}”',
};
