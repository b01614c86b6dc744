import type { SourceKind } from '@foyer/contracts/identity';
import type { LdapSettings, OidcSettings, SamlSettings } from '@foyer/projections/identity';

export type { LdapSettings, OidcSettings, SamlSettings };

/**
 * The user sources as they are set up; undefined for one that never was. Also the injection token.
 */
export abstract class Providers {
  abstract ldap(): Promise<LdapSettings | undefined>;
  abstract oidc(): Promise<OidcSettings | undefined>;
  abstract saml(): Promise<SamlSettings | undefined>;
  /** The number of the last save of one; -1 before any. */
  abstract revision(kind: SourceKind): Promise<number>;
}
