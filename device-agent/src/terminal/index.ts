export { JournalFault } from './journal/journal-fault.js';
export { TerminalErrorAnswer } from './local-orders.js';
export {
  PaymentService,
  reachTerminal,
  type PaymentServiceOptions,
  type TerminalConfiguration,
  type TerminalState,
} from './payment-service.js';
export type { TerminalOutput } from './terminal-output.js';
export { TerminalSettings } from './terminal-settings.js';
