import { Inject, Injectable } from '@nestjs/common';
import type { SourceKind } from '@foyer/contracts/identity';
import type { ReadStore } from '@foyer/projections';
import type { IdentityProviderDocument } from '@foyer/projections/identity';

import { READ_STORE } from '#platform/tokens';
import { settingsAtSignIn } from './settings-at-sign-in.js';

/** Reads the settings of user sources; undefined for one that was never set up. */
@Injectable()
export class Providers {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {}

  async ldap() {
    return (await this.#find('ldap'))?.ldap ?? undefined;
  }

  /** The settings of the directory by which people sign in. */
  async ldapAtSignIn() {
    const found = await this.#find('ldap');
    return found === null ? undefined : settingsAtSignIn(found);
  }

  async oidc() {
    return (await this.#find('oidc'))?.oidc ?? undefined;
  }

  async saml() {
    return (await this.#find('saml'))?.saml ?? undefined;
  }

  /** The number of the last save of one; -1 before any. */
  async revision(kind: SourceKind) {
    return (await this.#find(kind))?.revision ?? -1;
  }

  #find(kind: SourceKind): Promise<IdentityProviderDocument | null> {
    return this.store
      .collection<IdentityProviderDocument>('identityProviders')
      .findOne({ _id: kind });
  }
}
