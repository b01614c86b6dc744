import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { nameKey, type ReservedName } from '@foyer/contracts/identity';

import { Vault } from '#platform/stores/vault';

/**
 * Turns names that may be used once into ids of streams. The name of a stream stays readable
 * permanently, so it carries an HMAC. Without the key, which the vault keeps, guessing cannot
 * reveal the e-mail behind it.
 */
@Injectable()
export class NameKeys {
  #key: Buffer | undefined;

  constructor(private readonly vault: Vault) {}

  async idOf(kind: ReservedName, name: string): Promise<string> {
    // One that is absent would be one name of many people.
    if (nameKey(name).trim() === '') throw new Error('A name that is reserved cannot be blank');
    this.#key ??= await this.vault.putIfAbsent('hmac-key', 'reservation', randomBytes(32));
    const hash = createHmac('sha256', this.#key).update(nameKey(name), 'utf8');
    return `${kind}-${hash.digest('hex')}`;
  }
}
