import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { nameKey, type ReservedName } from '@foyer/contracts/identity';

import { Vault } from '#platform/stores/vault';
import { NameKeys } from '../ports/name-keys.js';

/** Ids of names by HMAC, with a key that the vault keeps. */
@Injectable()
export class VaultNameKeys extends NameKeys {
  #key: Buffer | undefined;

  constructor(private readonly vault: Vault) {
    super();
  }

  async idOf(kind: ReservedName, name: string): Promise<string> {
    // One that is absent would be one name of many people.
    if (nameKey(name).trim() === '') throw new Error('A name that is reserved cannot be blank');
    this.#key ??= await this.vault.putIfAbsent('hmac-key', 'reservation', randomBytes(32));
    const hash = createHmac('sha256', this.#key).update(nameKey(name), 'utf8');
    return `${kind}-${hash.digest('hex')}`;
  }
}
