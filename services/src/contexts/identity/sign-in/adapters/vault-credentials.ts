import { Injectable } from '@nestjs/common';

import { Vault } from '#platform/stores/vault';
import { Credentials } from '../../members/ports/credentials.js';
import { PasswordHasher } from './password-hasher.js';

const KIND = 'credential';

/** Credentials in the vault, as argon2id hashes. */
@Injectable()
export class VaultCredentials extends Credentials {
  constructor(
    private readonly vault: Vault,
    private readonly hasher: PasswordHasher,
  ) {
    super();
  }

  async keep(credentialId: string, secret: string): Promise<void> {
    await this.vault.putText(KIND, credentialId, await this.hasher.hash(secret));
  }

  async matches(credentialId: string | null, secret: string): Promise<boolean> {
    const kept = credentialId === null ? undefined : await this.vault.getText(KIND, credentialId);
    return this.hasher.matches(kept, secret);
  }

  async forget(credentialId: string): Promise<boolean> {
    return this.vault.remove(KIND, credentialId);
  }
}
