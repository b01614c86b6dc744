/** The codes of links back to places in line that are kept. Also the injection token. */
export abstract class PlaceLinks {
  /** A new code for a visit, in place of the one before. */
  abstract issue(visitId: string): Promise<string>;
  /**
   * Returns the visit to whose place a code leads back. It is undefined for a code that was never
   * issued, was replaced, or was used.
   */
  abstract find(code: string): Promise<string | undefined>;
  /** Uses a code up; false where it was used already. */
  abstract use(code: string): Promise<boolean>;
}
