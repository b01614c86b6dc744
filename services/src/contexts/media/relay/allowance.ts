/** The media that a person may send in a stream. */
export interface Allowance {
  readonly audio: boolean;
  readonly video: boolean;
  /** Most bits a second. */
  readonly bitrate: number;
}

/**
 * Sound and picture as the product wants them where no one says otherwise (specification, section
 * 9).
 */
export const usualAllowance: Allowance = { audio: true, video: true, bitrate: 800_000 };
