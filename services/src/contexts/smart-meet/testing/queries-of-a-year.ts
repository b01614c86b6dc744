/** Queries that the spec over a year of use asks; other contexts ask by commands and queries. */
export { FindTranscriptsUntil, FindUtterances } from '../views/transcripts.js';
