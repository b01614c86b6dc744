import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SourceKind } from '@foyer/contracts/identity';

import { Vault } from '#platform/stores/vault';
import { externalIdentity } from '../domain/external-identity.js';
import { SourceKeys } from '../ports/source-keys.js';

/** Keys by HMAC, with a secret that the vault keeps. */
@Injectable()
export class VaultSourceKeys extends SourceKeys {
  #key: Buffer | undefined;

  constructor(private readonly vault: Vault) {
    super();
  }

  async keyOf(source: SourceKind, issuer: string, subject: unknown): Promise<string> {
    const identity = externalIdentity(source, issuer, subject);
    this.#key ??= await this.vault.putIfAbsent('hmac-key', 'source-identity', randomBytes(32));
    const hash = createHmac('sha256', this.#key);
    return `${source}-${hash.update(identity).digest('hex')}`;
  }
}
