import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';

import type { RejectionCode } from '@foyer/contracts/rejections';

import { Authenticator, type Authentication as Answer } from './authenticator.js';

/** Longer than any token of the product; a longer one is not worth a look. */
const TOKEN_MAX = 4096;
const TOKEN = /^[\w~+/.=-]+$/;

/** Asks whichever context makes the tokens; without one no token is good. */
@Injectable()
export class TokenAuthentication implements OnModuleInit {
  #authenticator: Authenticator | undefined;

  constructor(private readonly modules: ModuleRef) {}

  onModuleInit(): void {
    try {
      this.#authenticator = this.modules.get(Authenticator, { strict: false });
    } catch {
      this.#authenticator = undefined;
    }
  }

  /** True if a change of a read model can end a token. */
  dependsOn(readModel: string): boolean {
    return this.#authenticator?.readModels.includes(readModel) === true;
  }

  /** Why a token that was accepted is no longer good; undefined while it is. */
  async refusalOf(token: string, address: string): Promise<RejectionCode | undefined> {
    return this.#authenticator?.refusalOf(token, address);
  }

  async authenticate(token: string, address: string): Promise<Answer> {
    if (!this.#authenticator || token.length > TOKEN_MAX || !TOKEN.test(token)) {
      return { type: 'rejected', code: 'UNAUTHENTICATED' };
    }
    return this.#authenticator.authenticate(token, address);
  }
}
