import { Inject, Injectable } from '@nestjs/common';

import { Vault } from '../../platform/index.js';
import { PasswordHasher } from './password-hasher.js';

const KIND = 'credential';

/**
 * Passwords and PINs, hashed, each under an id of its own. Which of them counts is said by an event, so that a new one
 * can be laid down beforehand and takes effect in the instant in which the event is written.
 */
@Injectable()
export class Credentials {
  readonly #vault: Vault;
  readonly #hasher: PasswordHasher;

  constructor(@Inject(Vault) vault: Vault, @Inject(PasswordHasher) hasher: PasswordHasher) {
    this.#vault = vault;
    this.#hasher = hasher;
  }

  /** Keeps a secret under an id; it is good for nothing until an event names the id. */
  async keep(credentialId: string, secret: string): Promise<void> {
    await this.#vault.putText(KIND, credentialId, await this.#hasher.hash(secret));
  }

  /** Whether a secret is the credential's; takes as long where there is no such credential. */
  async matches(credentialId: string | null, secret: string): Promise<boolean> {
    const kept = credentialId === null ? undefined : await this.#vault.getText(KIND, credentialId);
    return this.#hasher.matches(kept, secret);
  }

  /** Removes a credential that no event names any more. */
  async forget(credentialId: string): Promise<void> {
    await this.#vault.remove(KIND, credentialId);
  }
}
