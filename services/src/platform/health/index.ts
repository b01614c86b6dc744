export { Health, type PartHealth } from './health.js';
export { LogDamage } from './log-damage.js';
