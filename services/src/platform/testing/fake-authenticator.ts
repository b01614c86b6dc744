import { Module, type DynamicModule } from '@nestjs/common';
import type { RejectionCode } from '@foyer/contracts/rejections';

import { Authenticator, type Authentication } from '../http/authentication/index.js';
import type { Actor } from '../cqrs/commands/index.js';

/** Knows the tokens that a test has made up. */
export class FakeAuthenticator extends Authenticator {
  readonly tokens = new Map<string, Actor | RejectionCode>();
  /** When all its tokens end. */
  expiresAt = new Date('2100-01-01T00:00:00.000Z');

  async authenticate(token: string): Promise<Authentication> {
    const known = this.tokens.get(token) ?? 'UNAUTHENTICATED';
    if (typeof known === 'string') return { type: 'rejected', code: known };
    return { type: 'accepted', actor: known, expiresAt: this.expiresAt };
  }

  /** A module that lets the platform find it. */
  asModule(): DynamicModule {
    const provider = { provide: Authenticator, useValue: this };
    return { module: FakeAuthenticatorModule, providers: [provider], exports: [Authenticator] };
  }
}

@Module({})
class FakeAuthenticatorModule {}
