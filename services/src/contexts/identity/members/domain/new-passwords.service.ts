import { Injectable } from '@nestjs/common';
import { avoidsFirstName, keepsPolicy } from '@foyer/contracts/identity';

import { NewId } from '#platform/clock';
import { Rejected } from '#platform/cqrs';
import { DeploymentSettings } from '#contexts/settings';
import { CommonPasswords } from './common-passwords.service.js';
import { Credentials } from '../adapters/credentials.js';

/** The person for whom a password is new. */
export interface PasswordOwner {
  readonly firstName: string | null;
  /**
   * The present credential; null where there is none, or whose setter must not learn whether the
   * password is the present one.
   */
  readonly credentialId: string | null;
}

/** Lays down passwords for the events that will make them good. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly credentials: Credentials,
    private readonly newId: NewId,
    private readonly settings: DeploymentSettings,
    private readonly common: CommonPasswords,
  ) {}

  /**
   * Keeps a password under an id that `use` is given; taken back where `use` is refused.
   * @throws Rejected PASSWORD_TOO_WEAK, PASSPHRASE_TOO_WEAK or PASSPHRASE_COMMON, by the policy in
   * force; PASSWORD_UNCHANGED for the present one
   */
  async laidDown<T>(
    password: string,
    owner: PasswordOwner,
    use: (credentialId: string) => Promise<T>,
  ): Promise<T> {
    await this.#require(password, owner.firstName ?? '');
    await this.#refuseUnchanged(password, owner.credentialId);
    const credentialId = this.newId.next();
    await this.credentials.keep(credentialId, password);
    try {
      return await use(credentialId);
    } catch (error) {
      // After any other fault the event may be written all the same.
      if (error instanceof Rejected) await this.credentials.forget(credentialId);
      throw error;
    }
  }

  /**
   * Holds a new password to the policy in force; one that exists already may have been set under
   * another.
   */
  async #require(password: string, firstName: string): Promise<void> {
    const { passwordPolicy } = (await this.settings.current()).security;
    const isPassphrase = passwordPolicy === 'passphrase';
    if (!keepsPolicy(passwordPolicy, password) || !avoidsFirstName(password, firstName)) {
      throw new Rejected(isPassphrase ? 'PASSPHRASE_TOO_WEAK' : 'PASSWORD_TOO_WEAK');
    }
    if (isPassphrase && (await this.common.has(password))) throw new Rejected('PASSPHRASE_COMMON');
  }

  /** A person who must change a password is known to share it: the same again shares it still. */
  async #refuseUnchanged(password: string, credentialId: string | null): Promise<void> {
    if (credentialId === null) return;
    if (await this.credentials.matches(credentialId, password)) {
      throw new Rejected('PASSWORD_UNCHANGED');
    }
  }

  /** The same where there may be no password to keep. */
  async laidDownIfGiven<T>(
    password: string | undefined,
    owner: PasswordOwner,
    use: (credentialId: string | undefined) => Promise<T>,
  ): Promise<T> {
    return password === undefined ? use(undefined) : this.laidDown(password, owner, use);
  }

  /** Removes the password that was replaced, where there was one. */
  async forget(credentialId: string | null): Promise<void> {
    if (credentialId !== null) await this.credentials.forget(credentialId);
  }
}
