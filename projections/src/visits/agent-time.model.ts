import type { BreakKind } from '@foyer/contracts/identity';
import type { AgentState } from '@foyer/contracts/visits';

import type { DeskDocument } from './desks.model.js';

/** The activity of an agent from a moment on; null: not at work. */
export interface AgentStep {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly state: AgentState | null;
  /** The purpose of a break, if one was given. */
  readonly kind: BreakKind | null;
}

/** The activities of an agent, change by change, within one day by UTC. */
export interface AgentDayDocument {
  /** The member and the day. */
  readonly _id: string;
  readonly memberId: string;
  /** YYYY-MM-DD, by UTC. */
  readonly day: string;
  /**
   * When the next such document begins, until which the last step lasts; null while there is none.
   */
  readonly until: string | null;
  /** In order; no two at one moment, and none that changes nothing. */
  readonly steps: readonly AgentStep[];
}

/** An agent's desk as events have left it, and the day in which it is recorded. */
export interface AgentNowDocument {
  /** The member. */
  readonly _id: string;
  readonly desk: DeskDocument;
  /** The newest day; null before the first. */
  readonly dayId: string | null;
  /** The moment of the last event, in milliseconds since 1970: time never goes back. */
  readonly at: number;
}

export interface AgentTimeCollections {
  readonly agentDays: AgentDayDocument;
  readonly agentsNow: AgentNowDocument;
}
