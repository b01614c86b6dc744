/** Queries that the spec over a year of use asks; other contexts ask by commands and queries. */
export { MeetingReader } from '../views/meeting-reader.js';
