/** What a report says beyond k6's own thresholds. */
export interface Judgement {
  readonly lines: readonly string[];
  /** Goals that were missed. */
  readonly missed: readonly string[];
}
