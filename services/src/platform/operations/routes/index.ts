export { OPERATIONS, serveOperations, type OperationsOptions } from './operations-routes.js';
export { addPlatformMetrics } from './platform-metrics.js';
