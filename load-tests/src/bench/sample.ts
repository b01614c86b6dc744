/** The values of one subject, one a round. */
export interface Sample {
  readonly name: string;
  /** A unit such as `events/s` or `ms`. */
  readonly unit: string;
  readonly values: readonly number[];
}
