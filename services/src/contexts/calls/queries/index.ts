export { calls } from './calls.js';
export { GetCallJoiner } from './get-call-joiner.js';
