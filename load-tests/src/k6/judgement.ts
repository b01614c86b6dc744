/** The verdict on a report beyond k6's own thresholds. */
export interface Judgement {
  readonly lines: readonly string[];
  /** Goals that were missed. */
  readonly missed: readonly string[];
}
