export { Health, type HealthReport, type PartHealth } from './health.js';
export { eventLogCheck, projectionsCheck } from './platform-checks.js';
