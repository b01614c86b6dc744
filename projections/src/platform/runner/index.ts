export type { AppliedNotice } from './applied-notice.js';
export type { BatchObserver } from './batch-observer.js';
export type { ProjectionFailure } from './build-run.js';
export {
  defineProjection,
  type Documents,
  type Evolve,
  type Projection,
  type ProjectionDefinition,
} from './define-projection.js';
export {
  documentMoments,
  type Moment as DocumentMoment,
  type Travelled,
} from './document-moments.js';
export type { EventOfType } from './event-of-type.js';
export {
  inCollection,
  type AnyOperation,
  type Change,
  type Collections,
  type Operation,
} from './operation.js';
export type { EventContent, EventEnvelope, ProjectedEvent, ReadEvents } from './projected-event.js';
export { numbered } from './numbered.js';
export type { ProjectionHealth } from './projection-health.js';
export { ProjectionRunner } from './projection-runner.js';
export type { ProjectionRunnerOptions, RebuildOptions } from './projection-runner-options.js';
export { ProjectionStopped } from './projection-stopped.js';
export { RebuildAbandoned, RebuildError } from './rebuild-error.js';
export type { Rebuilding } from './rebuilding.js';
export { FollowedReadModels, type FollowedReadModelsOptions } from './followed-read-models.js';
export { ReadModels } from './read-models.js';
export { type Moment, readModelsAt } from './read-models-at.js';
