/** Queries that the spec over a year of use asks; other contexts ask by commands and queries. */
export { agentStretches } from '../queries/agent-days.js';
export { callPages } from '../queries/counted-calls.js';
