export { FindCallLog } from './call-log.js';
export { calls } from './calls.js';
export { GetPortalFeedback } from './get-portal-feedback.js';
export { GetCallJoiner } from './get-call-joiner.js';
