export * as paymentAdminRoutes from './admin-routes.js';
export * as paymentDeviceMessages from './device-messages.js';
export {
  AbortReason,
  PaymentInitiated,
  paymentEvents,
  PaymentRecordExpired,
  PaymentRecordKept,
  PaymentAbortRequested,
  ReceiptPrinted,
  ReversalInitiated,
  TerminalAnswerDisputed,
  TerminalInquiryInconclusive,
  TerminalInquiryRequested,
  TerminalOutcomeUnknown,
  TerminalRequestAccepted,
  TerminalRequestAnswered,
  TerminalRequestSent,
  TerminalRequestShown,
  TransactionSettled,
  type PaymentEvent,
} from './events.js';
export * as paymentMessages from './messages.js';
export { Amount, Currency, PaymentResult } from './money.js';
export {
  isCardNumber,
  maskCardNumbers,
  maskedCardNumber,
  maskJson,
  maskLines,
  mayContinue,
} from '../validation/card-numbers.js';
export { LINE_LENGTH_MAX, LINES_MAX, PrintedLines } from '../validation/printed-lines.js';
export { LINES_APART } from '../validation/split-digits.js';
export {
  PayerPayment,
  PayerReceipt,
  PaymentTerminal,
  PublicReceipt,
  Transaction,
} from './read-models.js';
export {
  CircuitTotal,
  Difference,
  DifferenceKind,
  NetTotal,
  Reconciliation,
  ReconciliationStatus,
  type FoundDifference,
} from './reconciliation.js';
export {
  DifferenceFound,
  DifferenceSettled,
  LedgerCompared,
  ReconciliationAccepted,
  reconciliationEvents,
  ReconciliationFailed,
  ReconciliationInterrupted,
  ReconciliationSent,
  DayClosingDue,
  ReconciliationStarted,
  TerminalTotalsReceived,
  type ReconciliationEvent,
} from './reconciliation-events.js';
export * as paymentRoutes from './routes.js';
export { ReverseStatus, shownStatus, TerminalStatus, TransactionStatus } from './statuses.js';
export {
  IpAddress,
  Port,
  TerminalAddress,
  TerminalProtocol,
  WORKSTATION_ID,
} from './terminal-address.js';
export { terminalReason } from './terminal-reasons.js';
export {
  TerminalEngaged,
  terminalEvents,
  TerminalFreed,
  TerminalStatusChanged,
  type TerminalEvent,
} from './terminal-events.js';
export {
  CardCircuit,
  DeviceLoss,
  FinalOutcome,
  OutcomeVia,
  ReceiptCopy,
  RequestKind,
  TerminalOutcome,
} from './terminal-request.js';
export { paymentUpcasters } from './upcasters.js';
