/** A folded state as it was at one event of its stream. */
export interface Snapshot {
  readonly state: unknown;
  readonly revision: number;
  /**
   * The event that it was folded up to; a log whose event there is another never led to this state.
   */
  readonly eventId: string;
}

/**
 * Keeps folded states of long streams, so that a start need not read them from their first event. A
 * copy and nothing more: what is lost is folded again.
 */
export interface Snapshots {
  /** @param kind the fold and its version. */
  read(kind: string, stream: string): Snapshot | undefined;
  write(kind: string, stream: string, snapshot: Snapshot): void;
}
