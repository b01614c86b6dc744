/** Checks the PINs of portals, and what is good in their place. */
export abstract class PortalPins {
  /**
   * Lets a person in who knows the PIN, or was invited.
   * @throws Rejected PIN_REQUIRED, PIN_WRONG or INVITATION_OVER. TOO_MANY_REQUESTS once the rate
   * limit of attempts at the PIN is used up, no matter which PIN is given; an invited person needs
   * no guess.
   * @returns true if it was by an invitation.
   */
  abstract verify(attempt: {
    readonly portalId: string;
    readonly pinId: string;
    readonly pin: string | undefined;
    readonly invitation: string | undefined;
    /** The address from which the attempt comes. */
    readonly address: string;
  }): Promise<{ readonly invited: boolean }>;
  /** Makes the proof for a person who is invited to a portal while it has this PIN. */
  abstract invite(invitation: {
    readonly portalId: string;
    readonly pinId: string;
    readonly expiresAt: Date;
  }): Promise<string>;
}
