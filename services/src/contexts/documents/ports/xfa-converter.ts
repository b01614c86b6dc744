/** Makes a plain PDF of a form that most viewers cannot show. Also the injection token. */
export abstract class XfaConverter {
  /**
   * The converted form; the original where that fails, or no converter is set up.
   * @throws Rejected UNAVAILABLE where too many wait
   */
  abstract convert(pdf: Uint8Array): Promise<Uint8Array>;
}
