import { Injectable } from '@nestjs/common';

import { Vault } from '#platform/stores/vault';

const KIND = 'provider-secret';

/**
 * Keeps the secrets by which a user source knows this program in the vault. They are never shown
 * again. The source must receive them, so no hash would do.
 */
@Injectable()
export class ProviderSecrets {
  constructor(private readonly vault: Vault) {}

  /** Keeps a secret under a new id; it is good for nothing until an event names the id. */
  async keep(secretId: string, secret: string): Promise<void> {
    await this.vault.putText(KIND, secretId, secret);
  }

  /** The secret of an id; the empty text where there is none. */
  async find(secretId: string | null): Promise<string> {
    return secretId === null ? '' : ((await this.vault.getText(KIND, secretId)) ?? '');
  }

  /** Removes one that no event names any more. */
  async forget(secretId: string): Promise<void> {
    await this.vault.remove(KIND, secretId);
  }
}
