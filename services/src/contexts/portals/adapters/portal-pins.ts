import { Injectable } from '@nestjs/common';

import { Credentials, guess, PinBudget, Tokens } from '#contexts/identity';
import { Rejected } from '#platform/cqrs';

interface Attempt {
  readonly portalId: string;
  readonly pinId: string;
  readonly pin: string | undefined;
  readonly invitation: string | undefined;
  /** The address from which the attempt comes. */
  readonly address: string;
}

/**
 * Checks the PINs of portals, within a budget of guesses, and the signed invitations that are good
 * in their place.
 */
@Injectable()
export class PortalPins {
  constructor(
    private readonly credentials: Credentials,
    private readonly budget: PinBudget,
    private readonly tokens: Tokens,
  ) {}

  /**
   * Lets a person in who knows the PIN, or was invited.
   * @throws Rejected PIN_REQUIRED, PIN_WRONG or INVITATION_OVER. TOO_MANY_REQUESTS once the rate
   * limit of attempts at the PIN is used up, no matter which PIN is given; an invited person needs
   * no guess.
   * @returns true if it was by an invitation.
   */
  async verify(attempt: Attempt): Promise<{ readonly invited: boolean }> {
    const { pinId, pin, invitation, address } = attempt;
    if (invitation !== undefined && (await this.#admits(invitation, attempt))) {
      return { invited: true };
    }
    if (pin === undefined) {
      throw new Rejected(invitation === undefined ? 'PIN_REQUIRED' : 'INVITATION_OVER');
    }
    // A new PIN is a new target: what was guessed at the old one says nothing about it.
    await guess(this.budget, { target: pinId, address, wrong: 'PIN_WRONG' }, async () => {
      if (!(await this.credentials.matches(pinId, pin))) throw new Rejected('PIN_WRONG');
    });
    return { invited: false };
  }

  /** Makes the proof for a person who is invited to a portal while it has this PIN. */
  invite(invitation: {
    readonly portalId: string;
    readonly pinId: string;
    readonly expiresAt: Date;
  }): Promise<string> {
    return this.tokens.issueInvitation(invitation);
  }

  /** With another PIN the portal has other guests: what was given out before is over. */
  async #admits(invitation: string, { portalId, pinId }: Attempt): Promise<boolean> {
    const claims = await this.tokens.read(invitation);
    return claims?.kind === 'invitation' && claims.portalId === portalId && claims.pinId === pinId;
  }
}
