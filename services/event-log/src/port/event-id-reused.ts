/**
 * An event id is in the log already, but not as this append would have it: only some of the append's ids are known, or
 * they were written elsewhere. Nothing was appended; never retry it, since what mints the ids has a fault.
 */
export class EventIdReused extends Error {
  readonly code = 'EVENT_ID_REUSED';

  constructor(readonly eventId: string) {
    super(`Event id ${eventId} was used before, for another event`);
    this.name = 'EventIdReused';
  }
}
