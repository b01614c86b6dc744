/** The values of one subject, one a round. */
export interface Sample {
  readonly name: string;
  /** Such as `events/s` or `ms`. */
  readonly unit: string;
  readonly values: readonly number[];
}
