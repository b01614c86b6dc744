import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ReservedName } from '@foyer/contracts/identity';

import { Vault } from '../../platform/index.js';
import { nameKey } from '../domain/name-key.js';

/**
 * Turns names that may be used once into ids of streams. A stream's name stays readable for ever, so it carries a keyed
 * hash: with the key in the vault nobody can try out whose e-mail stands behind it.
 */
@Injectable()
export class NameKeys {
  readonly #vault: Vault;
  #key: Promise<Buffer> | undefined;

  constructor(@Inject(Vault) vault: Vault) {
    this.#vault = vault;
  }

  async idOf(kind: ReservedName, name: string): Promise<string> {
    this.#key ??= this.#vault.putIfAbsent('hmac-key', 'reservation', randomBytes(32));
    const hash = createHmac('sha256', await this.#key).update(nameKey(name), 'utf8');
    return `${kind}-${hash.digest('hex')}`;
  }
}
