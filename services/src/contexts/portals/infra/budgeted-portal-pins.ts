import { Injectable } from '@nestjs/common';

import { Credentials, PinBudget } from '../../identity/index.js';
import { Rejected } from '../../../platform/eventing/commands/index.js';
import { PortalPins } from '../ports/portal-pins.js';

/** PINs in the vault, guessed at only within a budget. */
@Injectable()
export class BudgetedPortalPins extends PortalPins {
  constructor(
    private readonly credentials: Credentials,
    private readonly budget: PinBudget,
  ) {
    super();
  }

  async verify({ pinId, pin, address }: Parameters<PortalPins['verify']>[0]): Promise<void> {
    // A new PIN is a new target: what was guessed at the old one says nothing about it.
    const attempt = await this.budget.spend(pinId, address);
    if (!(await this.credentials.matches(pinId, pin))) throw new Rejected('PIN_WRONG');
    await attempt.wasRight();
  }
}
