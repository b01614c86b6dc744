import type { RelayCheckpoint } from '../relay-checkpoint.js';

/** The right of one relay to hand events on, for as long as it lasts. */
export interface RelayTurn {
  /** How far events were handed over, for whoever has the turn. */
  readonly checkpoint: Pick<RelayCheckpoint, 'read' | 'write'>;
  /** Whether it may be relied on at this moment. */
  readonly isMine: boolean;
  /** Resolves when somebody else has it. */
  readonly lost: Promise<void>;
  /** Lets the next one have it. */
  release(): Promise<void>;
}

/** One relay works at a time, or others would be told more than once what happened. */
export interface RelayTurns {
  /** Waits for a turn. Undefined where the signal came first. */
  take(signal: AbortSignal): Promise<RelayTurn | undefined>;
  close(): Promise<void>;
}
