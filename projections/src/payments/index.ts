export type { ReconciliationCollections } from './reconciliations.evolve.js';
export { reconciliations } from './reconciliations.js';
export type { TerminalDocument, TerminalPortalDocument } from './terminals.evolve.js';
export { paymentTerminals } from './terminals.js';
export type { TransactionDocument } from './transactions.model.js';
export { transactions } from './transactions.js';
