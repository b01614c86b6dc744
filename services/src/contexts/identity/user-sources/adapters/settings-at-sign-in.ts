import type { IdentityProviderDocument, LdapSettings } from '@foyer/projections/identity';

export interface SettingsAtSignIn {
  readonly settings: LdapSettings;
  /** True if members keep their role and access, also if the directory says otherwise. */
  readonly keepsStanding: boolean;
}

/**
 * Returns the settings of the directory by which a person signs in. As long as their effects on all
 * members are not confirmed, a sign-in carries out no part of them: people are found, and newcomers
 * judged, by the settings that were confirmed last. Those name entries of one server, so at another
 * server the present ones are all there is.
 */
export function settingsAtSignIn({
  ldap,
  confirmed,
  unconfirmed,
}: Pick<IdentityProviderDocument, 'ldap' | 'confirmed' | 'unconfirmed'>):
  | SettingsAtSignIn
  | undefined {
  if (ldap === null) return undefined;
  if (!unconfirmed) return { settings: ldap, keepsStanding: false };
  if (confirmed?.serverAddr !== ldap.serverAddr) return { settings: ldap, keepsStanding: true };
  const { enabled, name, startTls, caCertificate, bindDN, secretId, syncInterval } = ldap;
  return {
    settings: {
      ...confirmed,
      ...{ enabled, name, startTls, caCertificate, bindDN, secretId, syncInterval },
    },
    keepsStanding: true,
  };
}
