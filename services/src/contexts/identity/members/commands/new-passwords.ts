import { Injectable } from '@nestjs/common';
import { avoidsFirstName } from '@foyer/contracts/identity';

import { NewId } from '../../../../platform/clock/index.js';
import { Rejected } from '../../../../platform/eventing/commands/index.js';
import { Credentials } from '../ports/credentials.js';

/** Lays down passwords for the events that will make them good. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly credentials: Credentials,
    private readonly newId: NewId,
  ) {}

  /**
   * Keeps a password under an id that `use` is given; taken back where `use` is refused.
   * @throws Rejected PASSWORD_TOO_WEAK where it holds its owner's first name; its form was checked before.
   */
  async laidDown<T>(
    password: string,
    firstName: string | null,
    use: (credentialId: string) => Promise<T>,
  ): Promise<T> {
    if (firstName !== null && !avoidsFirstName(password, firstName)) {
      throw new Rejected('PASSWORD_TOO_WEAK');
    }
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

  /** The same where there may be no password to keep. */
  async laidDownIfGiven<T>(
    password: string | undefined,
    firstName: string | null,
    use: (credentialId: string | undefined) => Promise<T>,
  ): Promise<T> {
    return password === undefined ? use(undefined) : this.laidDown(password, firstName, use);
  }

  /** Removes the password that was replaced, where there was one. */
  async forget(credentialId: string | null): Promise<void> {
    if (credentialId !== null) await this.credentials.forget(credentialId);
  }
}
