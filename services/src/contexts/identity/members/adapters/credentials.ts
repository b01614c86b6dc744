import { Injectable } from '@nestjs/common';

import { Vault } from '#platform/stores/vault';
import { PasswordHasher } from './password-hasher.js';

const KIND = 'credential';

/**
 * Keeps passwords and PINs in the vault as argon2id hashes, each under an id of its own. An event
 * decides which of them counts. A new one can be stored beforehand, and takes effect at the moment
 * the event is written.
 */
@Injectable()
export class Credentials {
  constructor(
    private readonly vault: Vault,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Keeps a secret under a new id; it is good for nothing until an event names the id. */
  async keep(credentialId: string, secret: string): Promise<void> {
    await this.vault.putText(KIND, credentialId, await this.hasher.hash(secret));
  }

  /**
   * True if a secret belongs to the credential; it takes as long if there is no such credential.
   */
  async matches(credentialId: string | null, secret: string): Promise<boolean> {
    const kept = credentialId === null ? undefined : await this.vault.getText(KIND, credentialId);
    return this.hasher.matches(kept, secret);
  }

  /** Removes a credential that no event names any more; gives whether there was one. */
  async forget(credentialId: string): Promise<boolean> {
    return this.vault.remove(KIND, credentialId);
  }
}
