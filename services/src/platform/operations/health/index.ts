export { Health, type HealthReport, type PartHealth } from './health.js';
export { LogDamage } from './log-damage.js';
export { eventLogCheck, projectionsCheck, publisherCheck, vaultCheck } from './platform-checks.js';
