import type { Desk } from '@foyer/contracts/visits';

/** A time in which an agent was away while at work; `to` is null while it lasts. */
export interface DeskBreak {
  readonly from: string;
  readonly to: string | null;
}

/** An agent's place at work as kept for queries; `_id` is the member's. */
export interface DeskDocument extends Desk {
  readonly _id: string;
  /** Whether the agent is there, in some browser. */
  readonly isOpen: boolean;
  /** Since when no page of the agent has a connection; null while one has, or the desk is closed. */
  readonly lostSince: string | null;
  /** Oldest first; those of the last two days and a little more. */
  readonly breaks: readonly DeskBreak[];
  readonly lastCallEndedAt: string | null;
}
