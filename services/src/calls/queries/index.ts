export { FindCalls, FindCallsHandler } from './find-calls.js';
export { GetCall, GetCallHandler } from './get-call.js';
