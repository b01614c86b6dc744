import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { accountRoutes } from '@foyer/contracts/identity';

import { Input, Serves, type InputOf } from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import { ConfirmEmail, RequestPasswordReset, SetPasswordByLink } from '../commands.js';
import { GetLinkOwner } from '../queries.js';

/** Ways to a password for those who have none, or not any more. */
@Controller()
export class ForgottenPasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(accountRoutes.forgotPassword)
  async forgot(@Input() input: InputOf<typeof accountRoutes.forgotPassword>) {
    const { body, context, address } = input;
    await this.commands.execute(
      new RequestPasswordReset(context, { login: body.username, address }),
    );
    return { accepted: true };
  }

  @Serves(accountRoutes.getLinkOwner)
  async owner(@Input() { body, address }: InputOf<typeof accountRoutes.getLinkOwner>) {
    return this.queries.execute(new GetLinkOwner({ ...body, address }));
  }

  @Serves(accountRoutes.setPassword)
  async setFirst(@Input() input: InputOf<typeof accountRoutes.setPassword>) {
    return this.#set(input, 'invitation');
  }

  @Serves(accountRoutes.resetPassword)
  async reset(@Input() input: InputOf<typeof accountRoutes.resetPassword>) {
    return this.#set(input, 'reset');
  }

  @Serves(accountRoutes.confirmEmail)
  async confirmEmail(@Input() input: InputOf<typeof accountRoutes.confirmEmail>) {
    const { params, context, address } = input;
    const { position } = await this.commands.execute(
      new ConfirmEmail(context, { token: params.token, address }),
    );
    await this.freshness.waitFor(position, ['members']);
    return { accepted: true };
  }

  async #set(
    { params, body, context, address, language }: InputOf<typeof accountRoutes.setPassword>,
    purpose: 'invitation' | 'reset',
  ) {
    const { token } = params;
    const { position } = await this.commands.execute(
      new SetPasswordByLink(context, {
        token,
        purpose,
        password: body.password,
        language,
        address,
      }),
    );
    await this.freshness.waitFor(position, ['members']);
    return { accepted: true };
  }
}
