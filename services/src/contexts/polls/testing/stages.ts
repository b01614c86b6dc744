/** Polls of calls and their ballots, for models of the whole program. */
export { BallotBoxes } from '../adapters/ballot-boxes.js';
export { openIn } from '../domain/poll.js';
export { pollsOf } from '../streams.js';
