export { FindCalls } from './find-calls.js';
export { GetCall } from './get-call.js';
