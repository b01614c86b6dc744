export type { ReconciliationCollections } from './reconciliations/evolve.js';
export { reconciliations } from './reconciliations/projection.js';
export type { TerminalDocument, TerminalPortalDocument } from './terminals/evolve.js';
export { paymentTerminals } from './terminals/projection.js';
export type { TransactionDocument } from './transactions/document.js';
export { transactions } from './transactions/projection.js';
