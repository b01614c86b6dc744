import {
  ProjectionRunner,
  RebuildError,
  type ReadModels,
  type Rebuilding,
} from '@foyer/projections';
import { z } from 'zod';

import type { Log } from '../../observability/index.js';
import { adminTask, type AdminTask } from './admin-task.js';
import { DomainError } from './domain-error.js';

/** The name under which the command line asks a running server to rebuild read models. */
export const REBUILD_TASK = 'projections/rebuild';

/** The asker receives the progress at this interval, in milliseconds. */
const NOTIFY_MS = 500;
/** A log or a read store that is away for longer ends it, in milliseconds. */
export const REBUILD_PATIENCE_MS = 30_000;

/** The result of a rebuild. */
export const Rebuilt = z.object({ names: z.array(z.string()), seconds: z.number() });
export type Rebuilt = z.output<typeof Rebuilt>;

/** A word of how far it is; see {@link Rebuilding}. */
export const RebuildWord = z.object({
  share: z.number(),
  position: z.string().optional(),
  goal: z.string().optional(),
  waitsFor: z.string().optional(),
});
export type RebuildWord = z.output<typeof RebuildWord>;

export interface RebuildTaskParts {
  readonly readModels: ReadModels;
  readonly log: Log;
  /** Abandons it; its reason says why. */
  readonly signal: AbortSignal;
}

/**
 * Rebuilds read models for a person on the server's own machine, while visitors and members are
 * served from the present ones. It continues after the asker has gone.
 */
export function rebuildTask({ readModels, log, signal }: RebuildTaskParts): AdminTask {
  const input = z.strictObject({ names: z.array(z.string().max(100)).min(1) });
  return adminTask(REBUILD_TASK, input, async ({ names }, notify): Promise<Rebuilt> => {
    if (!(readModels instanceof ProjectionRunner)) {
      throw new DomainError(
        'The server on this data folder keeps no read models: that is what the role `projector` does, in a process of its ' +
          'own (ROLES). Give the command on its machine, with its FOYER_DATA.',
      );
    }
    const [other] = readModels.rebuilding();
    if (other !== undefined) throw new DomainError(underWay(other));
    const began = performance.now();
    log.info('Read models are being rebuilt', { readModels: names });
    const work = rebuild(readModels, names, signal);
    const words = setInterval(() => readModels.rebuilding().forEach(notify), NOTIFY_MS);
    notify({ share: 0 });
    try {
      await work;
    } finally {
      clearInterval(words);
    }
    const seconds = (performance.now() - began) / 1000;
    log.info('Read models were rebuilt', { readModels: names, seconds });
    return { names: [...names], seconds };
  });
}

async function rebuild(
  runner: ProjectionRunner,
  names: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  try {
    await runner.rebuild(names, { signal, patienceMs: REBUILD_PATIENCE_MS });
  } catch (error) {
    const isNotified = error instanceof RebuildError || (signal.aborted && error instanceof Error);
    throw isNotified ? new DomainError(error.message) : error;
  }
}

function underWay({ names, share }: Rebuilding): string {
  return `Read models are being rebuilt already, ${Math.floor(share * 100)} %: ${names.join(', ')}`;
}
