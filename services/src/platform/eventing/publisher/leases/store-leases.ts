import type { Clock } from '#platform/clock';
import { Lease, type LeaseStore, type LeaseTiming } from '#platform/cluster/lease';
import type { Log } from '#platform/observability';
import type { PublisherCheckpoints } from './publisher-checkpoints.js';
import type { PublisherLease, PublisherLeases } from './publisher-leases.js';

/** After this time a database that did not answer is asked again, in milliseconds. */
const AGAIN_AFTER_MS = 1_000;

export interface StoreLeasesParts {
  /** Turns of processes that share a data folder: of each folder one asks for the lease. */
  readonly local: PublisherLeases;
  readonly leases: LeaseStore;
  readonly notes: PublisherCheckpoints;
  /** The receiver of events. */
  readonly target: string;
  /** The process that asks: `<where>/<life>`. */
  readonly holder: () => string;
  readonly clock: Clock;
  readonly log: Log;
  readonly timing?: LeaseTiming;
}

/**
 * Turns of processes on several machines, by a lease. A checkpoint carries the number of its turn.
 * A process that continues after a pause therefore cannot undo the checkpoint of its successor.
 */
export class StoreLeases implements PublisherLeases {
  constructor(private readonly parts: StoreLeasesParts) {}

  async take(signal: AbortSignal): Promise<PublisherLease | undefined> {
    const { local, clock, log } = this.parts;
    const own = await local.take(signal);
    if (own === undefined) return undefined;
    while (!signal.aborted) {
      try {
        const turn = await this.#leased(own, signal);
        if (turn !== undefined) return turn;
      } catch (err) {
        log.warn('The outbox publisher cannot begin its turn', { err });
        await clock.wait(AGAIN_AFTER_MS, signal);
      }
    }
    await own.release();
    return undefined;
  }

  async close(): Promise<void> {
    const { local, leases, notes } = this.parts;
    await local.close();
    await leases.close();
    await notes.close();
  }

  async #leased(own: PublisherLease, signal: AbortSignal): Promise<PublisherLease | undefined> {
    const { leases, notes, target, holder, log, timing } = this.parts;
    const name = `relay ${target}`;
    const lease = new Lease({
      ...{ store: leases, name, holder: holder(), log },
      ...(timing && { timing }),
    });
    const giveUp = (): void => void lease.release();
    signal.addEventListener('abort', giveUp, { once: true });
    const isTaken = await lease.take();
    signal.removeEventListener('abort', giveUp);
    if (!isTaken) return undefined;
    try {
      const lost = new Promise<void>((resolve) => lease.keep(resolve));
      const turn = await notes.begin(target);
      return {
        lost,
        checkpoint: {
          // Before publishers took turns by a lease, each machine kept a note of its own.
          read: async () => (await notes.read(target)) ?? own.checkpoint.read(),
          write: async (position) => {
            if (await notes.write(target, turn, position)) return;
            throw new Error('Another publisher hands events on');
          },
        },
        get isMine() {
          return lease.isHeld;
        },
        release: async () => {
          await lease.release();
          await own.release();
        },
      };
    } catch (error) {
      await lease.release();
      throw error;
    }
  }
}
