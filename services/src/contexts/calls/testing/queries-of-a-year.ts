/** Queries that the spec over a year of use asks; other contexts ask by commands and queries. */
export { FindCallLog, unseenOf } from '../views/call-log.js';
