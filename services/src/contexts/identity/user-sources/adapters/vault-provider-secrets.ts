import { Injectable } from '@nestjs/common';

import { Vault } from '#platform/stores/vault';
import { ProviderSecrets } from '../ports/provider-secrets.js';

const KIND = 'provider-secret';

/** Secrets in the vault. They have to be said to the source, so that no hash would do. */
@Injectable()
export class VaultProviderSecrets extends ProviderSecrets {
  constructor(private readonly vault: Vault) {
    super();
  }

  async keep(secretId: string, secret: string): Promise<void> {
    await this.vault.putText(KIND, secretId, secret);
  }

  async find(secretId: string | null): Promise<string> {
    return secretId === null ? '' : ((await this.vault.getText(KIND, secretId)) ?? '');
  }

  async forget(secretId: string): Promise<void> {
    await this.vault.remove(KIND, secretId);
  }
}
