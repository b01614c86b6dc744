import type { PublisherCheckpoint } from '../publisher-checkpoint.js';

/** The right of one publisher to hand events on, for as long as it lasts. */
export interface PublisherLease {
  /** The position of handed-over events, for the publisher that has the turn. */
  readonly checkpoint: Pick<PublisherCheckpoint, 'read' | 'write'>;
  /** True if the lease is reliable at this moment. */
  readonly isMine: boolean;
  /** Resolves when another process has it. */
  readonly lost: Promise<void>;
  /** Lets the next one have it. */
  release(): Promise<void>;
}

/** Lets one publisher work at a time, or receivers would get events more than once. */
export interface PublisherLeases {
  /** Waits for a turn. Undefined where the signal came first. */
  take(signal: AbortSignal): Promise<PublisherLease | undefined>;
  close(): Promise<void>;
}
