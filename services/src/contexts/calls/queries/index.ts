export { FindCalls } from './find-calls.js';
export { GetCall } from './get-call.js';
export { GetCallJoiner } from './get-call-joiner.js';
