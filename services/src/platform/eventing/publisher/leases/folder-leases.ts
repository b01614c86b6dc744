import { join } from 'node:path';
import { DataFolderInUse, DataFolderLock } from '@foyer/event-log/sqlite';

import type { Clock } from '#platform/clock';
import type { Log } from '#platform/observability';
import { PublisherCheckpoint } from '../publisher-checkpoint.js';
import type { PublisherLease, PublisherLeases } from './publisher-leases.js';

/** The interval at which a waiting publisher checks for its turn, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

export interface FolderLeasesParts {
  /** The folder of the publisher's checkpoint. All processes that share it take turns. */
  readonly folder: string;
  /** The receiver of events. */
  readonly target: string;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Turns of processes on one machine: a lock next to the checkpoint, which the operating system
 * drops with the process. The next one continues from that checkpoint.
 */
export class FolderLeases implements PublisherLeases {
  constructor(private readonly parts: FolderLeasesParts) {}

  async take(signal: AbortSignal): Promise<PublisherLease | undefined> {
    const { folder, target, clock, log } = this.parts;
    while (!signal.aborted) {
      try {
        const lock = DataFolderLock.take(folder, 'relay.lock');
        return {
          checkpoint: new PublisherCheckpoint(join(folder, 'relay.json'), target),
          isMine: true,
          lost: new Promise(() => undefined),
          release: async () => lock.release(),
        };
      } catch (error) {
        if (!(error instanceof DataFolderInUse)) {
          log.warn('The outbox publisher cannot see whether it is its turn', { err: error });
        }
        await clock.wait(LOOK_EVERY_MS, signal);
      }
    }
    return undefined;
  }

  async close(): Promise<void> {
    // The lock goes with the turn.
  }
}
