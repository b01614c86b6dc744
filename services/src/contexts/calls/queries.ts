export { FindCallLog } from './views/call-log.js';
export { calls } from './views/calls.js';
export { GetPortalFeedback } from './views/get-portal-feedback.js';
export { GetCallJoiner } from './views/get-call-joiner.js';
