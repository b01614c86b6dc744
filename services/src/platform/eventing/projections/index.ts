export { Freshness, ProjectionFreshness } from './freshness.js';
export { readEventsWith } from './read-events.js';
export { makeReadModels, type ReadModelParts } from './make-read-models.js';
export {
  REBUILD_PATIENCE_MS,
  REBUILD_TASK,
  Rebuilt,
  rebuildTask,
  RebuildWord,
  type RebuildTaskParts,
} from './rebuild-task.js';
