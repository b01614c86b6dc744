/** The codes of links back to places in line that are kept. Also the injection token. */
export abstract class PlaceLinks {
  /** A new code for a visit, in place of the one before. */
  abstract issue(visitId: string): Promise<string>;
  /**
   * Returns the visit to whose place a code leads back. It is undefined for a code that was never
   * issued or was replaced.
   */
  abstract find(code: string): Promise<string | undefined>;
  /**
   * Uses a code up for a browser that knows a secret; false where another browser used it. The same
   * browser may ask again: its first answer may have been lost.
   */
  abstract use(code: string, clientSecret: string): Promise<boolean>;
}
