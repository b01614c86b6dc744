/**
 * Finds the current places of people for parts that start and must know where to look. Also the
 * injection token.
 */
export abstract class RecoveryQuery {
  /** The visits that stand in a line. */
  abstract waitingVisits(): Promise<readonly string[]>;
  /** The visits that are on their way to a line. */
  abstract arrivingVisits(): Promise<readonly string[]>;
  /** The members whose desks are open. */
  abstract openDesks(): Promise<readonly string[]>;
  /**
   * The calls in which agents may be besides those with their own visitors: as they note it, and
   * all under way.
   */
  abstract otherCalls(): Promise<readonly string[]>;
  /** The members whose desks note that they are in another call. */
  abstract membersIn(callId: string): Promise<readonly string[]>;
  /** The members who are rung by a colleague in a call. */
  abstract consultedDesks(): Promise<readonly string[]>;
  /** Returns the portals in whose lines visitors stand, or have a kept place. */
  abstract linedPortals(): Promise<readonly string[]>;
  /** All portals that are not deleted, and deleted ones whose lines are not empty yet. */
  abstract portals(): Promise<readonly string[]>;
}
