/** Bugs that can be built in, to see that the model finds them. */
export const PLANTED_BUGS = [
  /** Read, check, write: no one looks whether a stream has moved on since it was read. */
  'read-check-write',
  /** The events of one append are written stream by stream. */
  'torn-append',
  /** The offer is decided by an outdated line, without a check for changes. */
  'stale-line',
  /** Agent and visitor of an offer are decided by the snapshot of a round alone, at any age. */
  'stale-snapshot',
  /** A rejection is forgotten, so that the next offer rings there at once. */
  'forgotten-rejection',
  /** An unanswered offer is forgotten, so that it still rings at an empty desk. */
  'forgotten-silence',
  /** A lost connection is forgotten, so that it rings where no agent hears it. */
  'forgotten-loss',
  /** The place of a taken visitor is forgotten, so that a returned visitor waits from the start. */
  'forgotten-place',
] as const;

export type PlantedBug = (typeof PLANTED_BUGS)[number];
