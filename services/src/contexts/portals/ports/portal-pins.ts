/** Checks the PINs of portals, and what is good in their place. */
export abstract class PortalPins {
  /**
   * Lets somebody in who knows the PIN, or was invited.
   * @throws Rejected PIN_REQUIRED, PIN_WRONG, INVITATION_OVER, or TOO_MANY_REQUESTS once the rate limit of attempts at the PIN
   * is used up, whatever the PIN; who was invited guesses at nothing.
   * @returns whether it was by an invitation.
   */
  abstract verify(attempt: {
    readonly portalId: string;
    readonly pinId: string;
    readonly pin: string | undefined;
    readonly invitation: string | undefined;
    /** Where the attempt comes from. */
    readonly address: string;
  }): Promise<{ readonly invited: boolean }>;
  /** What somebody shows who is invited to a portal while it has this PIN. */
  abstract invite(invitation: {
    readonly portalId: string;
    readonly pinId: string;
    readonly expiresAt: Date;
  }): Promise<string>;
}
