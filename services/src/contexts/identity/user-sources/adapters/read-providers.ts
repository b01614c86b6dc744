import { Inject, Injectable } from '@nestjs/common';
import type { SourceKind } from '@foyer/contracts/identity';
import type { ReadStore } from '@foyer/projections';
import type { IdentityProviderDocument } from '@foyer/projections/identity';

import { READ_STORE } from '#platform/tokens';
import { Providers } from '../ports/providers.js';

/** User sources in their read model. */
@Injectable()
export class ReadProviders extends Providers {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {
    super();
  }

  async ldap() {
    return (await this.#find('ldap'))?.ldap ?? undefined;
  }

  async oidc() {
    return (await this.#find('oidc'))?.oidc ?? undefined;
  }

  async saml() {
    return (await this.#find('saml'))?.saml ?? undefined;
  }

  async revision(kind: SourceKind) {
    return (await this.#find(kind))?.revision ?? -1;
  }

  #find(kind: SourceKind): Promise<IdentityProviderDocument | null> {
    return this.store
      .collection<IdentityProviderDocument>('identityProviders')
      .findOne({ _id: kind });
  }
}
