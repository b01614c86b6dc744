/** Queries that the spec over a year of use asks; other contexts ask by commands and queries. */
export { ReadRecoveryQuery } from '../infra/read-recovery-query.js';
export { HandlingRates } from '../queries/handling-rates.js';
