import { Injectable } from '@nestjs/common';

import type { RejectionCode } from '@foyer/contracts/rejections';

import { Authenticator, type Authentication } from '#platform/http/authentication';
import { isKeyText } from '../../api-keys/adapters/key-text.js';
import { TokenAuthenticator } from '../adapters/token-authenticator.js';
import { KeyAuthenticator } from './key-authenticator.service.js';

/** Takes the tokens of people and devices, and the API keys of other programs. */
@Injectable()
export class EitherAuthenticator extends Authenticator {
  override readonly readModels = [
    ...['members', 'apiKeys', 'devices'],
    ...['visits', 'guests', 'sessions', 'meetings', 'erasures'],
  ];

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

  override async refusalOf(token: string, address: string): Promise<RejectionCode | undefined> {
    return isKeyText(token) ? this.keys.refusalOf(token, address) : super.refusalOf(token, address);
  }
}
