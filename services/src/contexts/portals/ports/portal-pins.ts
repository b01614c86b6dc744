/** Checks the PINs of portals. */
export abstract class PortalPins {
  /**
   * Lets somebody in who knows the PIN.
   * @throws Rejected PIN_WRONG, or TOO_MANY_REQUESTS once the rate limit of attempts is used up, whatever the PIN.
   */
  abstract verify(attempt: {
    readonly pinId: string;
    readonly pin: string;
    /** Where the attempt comes from. */
    readonly address: string;
  }): Promise<void>;
}
