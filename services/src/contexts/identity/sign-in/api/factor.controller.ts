import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { factorRoutes } from '@foyer/contracts/identity';

import type { Outcome } from '#platform/cqrs';
import { Input, Serves, type InputOf } from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import {
  ConfirmFactor,
  FactorSetup,
  FinishSignIn,
  RenewRecoveryCodes,
  ResetFactor,
  TurnFactorOff,
} from '../commands.js';
import { originOf } from './session-origin.js';

type FactorCommand = InstanceType<
  | typeof ConfirmFactor
  | typeof FinishSignIn
  | typeof RenewRecoveryCodes
  | typeof ResetFactor
  | typeof TurnFactorOff
>;

/** The second factor of a member: its code at the sign-in, and turning it on and off. */
@Controller()
export class FactorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly freshness: Freshness,
    private readonly setup: FactorSetup,
  ) {}

  @Serves(factorRoutes.finishLogin)
  async finish(@Input() input: InputOf<typeof factorRoutes.finishLogin>) {
    const { body, context, address } = input;
    const attempt = { ...body, address, origin: originOf(input) };
    const token = await this.#done<string>(new FinishSignIn(context, attempt));
    return { token, data: { token } };
  }

  @Serves(factorRoutes.beginFactor)
  async begin(@Input() { body, actor, address }: InputOf<typeof factorRoutes.beginFactor>) {
    return this.setup.begin({ memberId: actor.id, password: body.password, address });
  }

  @Serves(factorRoutes.confirmFactor)
  async confirm(@Input() { body, context, address }: InputOf<typeof factorRoutes.confirmFactor>) {
    const command = new ConfirmFactor(context, { ...body, address });
    return { recoveryCodes: [...(await this.#done<readonly string[]>(command))] };
  }

  @Serves(factorRoutes.renewRecoveryCodes)
  async renew(@Input() input: InputOf<typeof factorRoutes.renewRecoveryCodes>) {
    const { body, context, address } = input;
    const command = new RenewRecoveryCodes(context, { ...body, address });
    return { recoveryCodes: [...(await this.#done<readonly string[]>(command))] };
  }

  @Serves(factorRoutes.turnFactorOff)
  async off(@Input() input: InputOf<typeof factorRoutes.turnFactorOff>) {
    const { body, actor, context, address } = input;
    await this.#done(new TurnFactorOff(context, { ...body, address }));
    return { _id: actor.id };
  }

  @Serves(factorRoutes.resetFactor)
  async reset(@Input() { params, context }: InputOf<typeof factorRoutes.resetFactor>) {
    await this.#done(new ResetFactor(context, { memberId: params.id }));
    return { _id: params.id };
  }

  async #done<Result>(command: FactorCommand): Promise<Result> {
    const outcome = await this.commands.execute<FactorCommand, Outcome<Result>>(command);
    await this.freshness.waitFor(outcome.position, ['members']);
    return outcome.result;
  }
}
