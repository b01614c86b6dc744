/** What is kept of the polls of a call, for models of the whole program. */
export { BallotBoxes } from '../adapters/ballot-boxes.js';
export { openIn } from '../domain/poll.js';
export { pollsOf } from '../streams.js';
