import type { Desk } from '@foyer/contracts/visits';

/** A time in which an agent was away while at work; `to` is null while it lasts. */
export interface DeskBreak {
  readonly from: string;
  readonly to: string | null;
}

/** An agent's place at work as kept for queries; `_id` is the member's. */
export interface DeskDocument extends Omit<Desk, 'setBy'> {
  readonly _id: string;
  /** The supervisor who set what the agent is at, and when; null where the agent did. */
  readonly setBy: { readonly memberId: string; readonly at: string } | null;
  /** True if the agent is there, in some browser. */
  readonly isOpen: boolean;
  /**
   * Since when no page of the agent has a connection; null while one has, or the desk is closed.
   */
  readonly lostSince: string | null;
  /** Oldest first; those of the last two days and a little more. */
  readonly breaks: readonly DeskBreak[];
  readonly lastCallEndedAt: string | null;
}
