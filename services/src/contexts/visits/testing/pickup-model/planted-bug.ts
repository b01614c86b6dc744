/** Bugs that can be built in, to see that the model finds them. */
export const PLANTED_BUGS = [
  /** Read, check, write: no one looks whether a stream has moved on since it was read. */
  'read-check-write',
  /** What belongs into one append is written stream by stream. */
  'torn-append',
  /** Whom to offer is decided by a line as it was a moment ago: no one looks whether it has moved on. */
  'stale-line',
  /** Who is asked for whom is decided by the snapshot of a round alone, however old it is by then. */
  'stale-snapshot',
  /** Who turned a visitor down is forgotten, so that the next one rings there at once. */
  'forgotten-rejection',
  /** Who let it ring is forgotten, so that it rings on where no one sits. */
  'forgotten-silence',
  /** Whose connection is gone is forgotten, so that it rings where no one hears it. */
  'forgotten-loss',
  /** Where a visitor stood who was taken is forgotten, so that who is handed back waits from the start. */
  'forgotten-place',
] as const;

export type PlantedBug = (typeof PLANTED_BUGS)[number];
