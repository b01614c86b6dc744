import { Injectable } from '@nestjs/common';

import { MemberAccounts } from '../adapters/member-accounts.js';
import { SignInLinks } from '../adapters/sign-in-links.js';

/**
 * The way in while no one can administer yet. There is no password that was not chosen by its
 * owner, so the first one is set by anyone who can read what the server prints.
 */
@Injectable()
export class FirstSignIn {
  constructor(
    private readonly accounts: MemberAccounts,
    private readonly links: SignInLinks,
  ) {}

  /**
   * A new token for a super-admin, which puts out the one before; undefined once one of them has a
   * password.
   */
  async token(): Promise<string | undefined> {
    const superAdmins = await this.accounts.findSuperAdmins();
    const [first] = superAdmins;
    if (first && superAdmins.every(({ credentialId }) => credentialId === null)) {
      return this.links.issue(first.memberId);
    }
    await this.links.withdraw();
    return undefined;
  }
}
