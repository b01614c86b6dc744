/** Queries that the spec over a year of use asks; other contexts ask by commands and queries. */
export { RecoveryQuery } from '../adapters/recovery-query.js';
export { HandlingRates } from '../views/handling-rates.js';
