import type { EventLog } from '@foyer/event-log';
import {
  FollowedReadModels,
  ProjectionRunner,
  type Projection,
  type ProjectionStore,
  type ReadModels,
} from '@foyer/projections';

import type { ProcessRoles } from '../../cluster/process-roles/process-roles.js';
import { traceProjections, type Log } from '../../observability/index.js';
import type { EventCodec } from '../events/index.js';
import { readEventsWith } from './read-events.js';

export interface ReadModelParts {
  readonly eventLog: EventLog;
  readonly readStore: ProjectionStore;
  readonly projections: readonly Projection[];
  readonly codec: EventCodec;
  readonly processRoles: ProcessRoles;
  readonly log: Log;
}

/**
 * Read models that this process keeps, or follows where another one does.
 * @throws Error where they lie in a store that only one process can open.
 */
export function makeReadModels(parts: ReadModelParts): ReadModels {
  const { eventLog, readStore, projections, codec, processRoles, log } = parts;
  const both = {
    log: eventLog,
    projections,
    readEvents: readEventsWith(codec),
    onFault: (err: unknown) => log.warn('Read models wait for a store', { err }),
  };
  if (processRoles.runsBackgroundJobs) {
    return new ProjectionRunner({
      ...both,
      store: readStore,
      isServing: true,
      observe: traceProjections,
      onDamaged: (readModel, err) =>
        log.error('A read model is damaged; it is rebuilt', { readModel, err }),
      onLost: (err, kept) =>
        log.error('The read models are damaged or missing; they are made again from the log', {
          err,
          kept,
        }),
      onFilled: () => log.info('The read models were made again from the log'),
      onStopped: (err) => log.error('A read model stopped', { err }),
    });
  }
  const { progress } = readStore;
  if (progress === undefined) throw new Error('These read models cannot be followed');
  return new FollowedReadModels({ ...both, progress });
}
