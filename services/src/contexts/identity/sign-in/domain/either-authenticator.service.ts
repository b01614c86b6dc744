import { Injectable } from '@nestjs/common';

import { Authenticator, type Authentication } from '#platform/http/authentication';
import { isKeyText } from '../../api-keys/adapters/key-text.js';
import { TokenAuthenticator } from '../adapters/token-authenticator.js';
import { KeyAuthenticator } from './key-authenticator.service.js';

/** Takes the tokens of people and devices, and the API keys of other programs. */
@Injectable()
export class EitherAuthenticator extends Authenticator {
  constructor(
    private readonly tokens: TokenAuthenticator,
    private readonly keys: KeyAuthenticator,
  ) {
    super();
  }

  async authenticate(token: string, address: string): Promise<Authentication> {
    return isKeyText(token)
      ? this.keys.authenticate(token, address)
      : this.tokens.authenticate(token);
  }
}
