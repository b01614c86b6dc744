import { createHmac, randomBytes } from 'node:crypto';

import type { Vault } from '#platform/stores/vault';

/**
 * Names that tell no one what they stand for: an address alone could be found by hashing all that
 * there are.
 */
export class KeyedNames {
  #key: Buffer | undefined;

  constructor(private readonly vault: Vault) {}

  async of(...parts: readonly string[]): Promise<string> {
    this.#key ??= await this.vault.putIfAbsent('hmac-key', 'guess-budgets', randomBytes(32));
    return createHmac('sha256', this.#key).update(JSON.stringify(parts)).digest('base64url');
  }
}
