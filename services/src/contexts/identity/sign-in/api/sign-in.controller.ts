import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { identityRoutes } from '@foyer/contracts/identity';

import { Answer, Input, Serves, type InputOf } from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import { RedeemSignInLink, SignIn, SignOut } from '../commands.js';
import { originOf } from './session-origin.js';

/** In and out. */
@Controller()
export class SignInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(identityRoutes.login)
  async login(@Input() input: InputOf<typeof identityRoutes.login>) {
    const { body, context, address } = input;
    const { username: login, password } = body;
    const { position, result } = await this.commands.execute(
      new SignIn(context, {
        ...{ login, password, address, language: input.language },
        origin: originOf(input),
      }),
    );
    await this.freshness.waitFor(position, ['members']);
    return 'token' in result ? signedIn(result.token) : new Answer(result, { status: 202 });
  }

  @Serves(identityRoutes.redeemSignInLink)
  async redeem(@Input() input: InputOf<typeof identityRoutes.redeemSignInLink>) {
    const { body, context, address } = input;
    const { position, result } = await this.commands.execute(
      new RedeemSignInLink(context, { ...body, address, origin: originOf(input) }),
    );
    await this.freshness.waitFor(position, ['members']);
    return signedIn(result);
  }

  @Serves(identityRoutes.logout)
  async logout(@Input() { context }: InputOf<typeof identityRoutes.logout>): Promise<void> {
    const { position } = await this.commands.execute(new SignOut(context, undefined));
    await this.freshness.waitFor(position, ['members']);
  }
}

/** The token where either reading of the specification looks for it. */
function signedIn(token: string) {
  return { token, data: { token } };
}
