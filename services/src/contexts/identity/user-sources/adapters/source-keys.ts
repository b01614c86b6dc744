import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SourceKind } from '@foyer/contracts/identity';

import { Vault } from '#platform/stores/vault';
import { externalIdentity } from '../domain/external-identity.js';

/**
 * Turns the permanent id of a person at a source into a stream id. It is an HMAC, so that the name
 * of the stream does not reveal the person. The vault keeps the key.
 */
@Injectable()
export class SourceKeys {
  #key: Buffer | undefined;

  constructor(private readonly vault: Vault) {}

  /**
   * @param issuer which installation of the kind: the same subject of another one is another person.
   * @throws SourceFailure SOURCE_IDENTITY_MISSING where the subject is no text that can be seen.
   */
  async keyOf(
    source: SourceKind,
    issuer: string,
    subject: unknown,
    qualifiers?: readonly string[],
  ): Promise<string> {
    const identity = externalIdentity(source, issuer, subject, qualifiers);
    this.#key ??= await this.vault.putIfAbsent('hmac-key', 'source-identity', randomBytes(32));
    const hash = createHmac('sha256', this.#key);
    return `${source}-${hash.update(identity).digest('hex')}`;
  }
}
