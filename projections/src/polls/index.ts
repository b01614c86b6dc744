export { polls } from './polls.js';
export type { PollCollections, PollDocument, PollVote } from './polls.model.js';
