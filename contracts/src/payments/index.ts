export * as paymentMessages from './messages.js';
export {
  Amount,
  Currency,
  PaymentResult,
  ReverseStatus,
  shownStatus,
  TerminalStatus,
  Transaction,
  TransactionStatus,
} from './read-models.js';
export * as paymentRoutes from './routes.js';
export { IpAddress, Port, TerminalAddress, WORKSTATION_ID } from './terminal-address.js';
