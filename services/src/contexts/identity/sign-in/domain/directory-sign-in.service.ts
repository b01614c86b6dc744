import { Injectable } from '@nestjs/common';

import { Rejected } from '#platform/cqrs';
import { Log } from '#platform/observability';
import type { SourceAccount } from '../../user-sources/domain/source-account.js';
import { SourceFailure } from '../../user-sources/domain/source-failure.js';
import { Directory } from '../../user-sources/adapters/directory.js';
import { ProviderSecrets } from '../../user-sources/adapters/provider-secrets.js';
import { Providers } from '../../user-sources/adapters/providers.js';
import { SourceAccounts } from '../../user-sources/domain/source-accounts.service.js';

/** Names and passwords as the company's directory knows them. */
@Injectable()
export class DirectorySignIn {
  constructor(
    private readonly providers: Providers,
    private readonly secrets: ProviderSecrets,
    private readonly directory: Directory,
    private readonly accounts: SourceAccounts,
    private readonly log: Log,
  ) {}

  /**
   * Finds the account with this name and password; undefined if there is none, or no directory.
   * @throws Rejected DIRECTORY_UNAVAILABLE, SOURCE_ACCOUNT_INCOMPLETE, SOURCE_IDENTITY_MISSING,
   * SOURCE_IDENTITY_AMBIGUOUS
   */
  async authenticate(login: string, password: string): Promise<SourceAccount | undefined> {
    const found = await this.providers.ldapAtSignIn();
    if (!found?.settings.enabled) return undefined;
    const { settings, keepsStanding } = found;
    const bindPW = await this.secrets.find(settings.secretId);
    const entry = await this.directory
      .authenticate({ settings, bindPW }, login, password)
      .catch((error: unknown) => {
        if (!(error instanceof SourceFailure)) throw error;
        if (error.code === 'SOURCE_IDENTITY_AMBIGUOUS') throw new Rejected(error.code);
        this.log.warn('The company directory could not be asked', { code: error.code });
        throw new Rejected('DIRECTORY_UNAVAILABLE');
      });
    if (entry === undefined) return undefined;
    const account = await this.accounts
      .ofEntry(entry, settings, keepsStanding)
      .catch((error: unknown) => {
        throw error instanceof SourceFailure ? new Rejected(error.code) : error;
      });
    if (account === undefined) throw new Rejected('SOURCE_ACCOUNT_INCOMPLETE');
    return account;
  }
}
