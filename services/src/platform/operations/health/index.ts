export { eventLogCheck, projectionsCheck, publisherCheck, vaultCheck } from './platform-checks.js';
