export { Freshness, ProjectionFreshness } from './freshness.js';
export { readEventsWith } from './read-events.js';
