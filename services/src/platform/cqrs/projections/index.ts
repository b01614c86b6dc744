export { Freshness, ProjectionFreshness } from './freshness.js';
export { readEventsWith } from './read-events.js';
export { makeReadModels } from './make-read-models.js';
export { RememberedReads, type ChangedDocuments } from './remembered-reads.js';
