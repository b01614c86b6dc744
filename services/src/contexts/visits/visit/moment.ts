/** The time at which something is decided. */
export interface Moment {
  readonly now: Date;
}
