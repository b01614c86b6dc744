export { CORRELATION_HEADER, usableCorrelationId } from './correlation-id.js';
export { Log, type LogFields } from './log.js';
export { currentScope, inScope, type RequestScope } from './request-scope.js';
