/** Queries that the spec over a year of use asks; other contexts ask by commands and queries. */
export { DayLedger } from '../views/day-ledger.js';
