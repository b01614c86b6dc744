export { Health, type HealthReport, type PartHealth } from './health.js';
export { eventLogCheck, projectionsCheck, relayCheck } from './platform-checks.js';
