import { Injectable } from '@nestjs/common';

import { Credentials, guess, PinBudget, Tokens } from '#contexts/identity';
import { Rejected } from '#platform/cqrs';
import { PortalPins } from '../ports/portal-pins.js';

type Attempt = Parameters<PortalPins['verify']>[0];

/**
 * PINs in the vault, guessed at only within a budget; and signed invitations, at which no one
 * guesses.
 */
@Injectable()
export class BudgetedPortalPins extends PortalPins {
  constructor(
    private readonly credentials: Credentials,
    private readonly budget: PinBudget,
    private readonly tokens: Tokens,
  ) {
    super();
  }

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

  invite(invitation: Parameters<PortalPins['invite']>[0]): Promise<string> {
    return this.tokens.issueInvitation(invitation);
  }

  /** With another PIN the portal has other guests: what was given out before is over. */
  async #admits(invitation: string, { portalId, pinId }: Attempt): Promise<boolean> {
    const claims = await this.tokens.read(invitation);
    return claims?.kind === 'invitation' && claims.portalId === portalId && claims.pinId === pinId;
  }
}
