/** Queries that the spec over a year of use asks; other contexts ask by commands and queries. */
export { agentStretches } from '../views/agent-days.js';
export { callPages } from '../views/counted-calls.js';
