import type { ProjectionFailure } from './build-run.js';

/** A projection met an event that it cannot take in. */
export class ProjectionStopped extends Error {
  readonly code = 'PROJECTION_STOPPED';

  constructor(
    readonly projection: string,
    readonly failure: ProjectionFailure,
  ) {
    const event =
      failure.type === undefined ? 'a batch' : `${failure.type} at ${failure.position ?? ''}`;
    super(`Projection ${projection} stopped at ${event}: ${failure.message}`);
    this.name = 'ProjectionStopped';
  }
}
