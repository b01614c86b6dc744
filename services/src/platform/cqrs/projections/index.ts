export { Freshness, ProjectionFreshness } from './freshness.js';
export { readEventsWith } from './read-events.js';
export { makeReadModels, type ReadModelParts } from './make-read-models.js';
