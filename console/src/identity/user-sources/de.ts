/** German texts about user sources, in addition to those of their page. */
export const de = {
  event: {
    MemberLinkedToSource: 'Mit Benutzerquelle verknüpft',
    MemberSourceAccessChanged: 'Zulassung durch Benutzerquelle geändert',
    MemberSourceGroupsNoted: 'Angabe der Gruppen durch Benutzerquelle geändert',
    SourceIdentityClaimed: 'Identität einer Benutzerquelle belegt',
    LdapProviderSaved: 'Verzeichnis geändert',
    OidcProviderSaved: 'OpenID-Connect-Anbieter geändert',
    SamlProviderSaved: 'SAML-Anbieter geändert',
    LdapSyncRequested: 'Abgleich mit dem Verzeichnis begonnen',
    LdapSyncHeld: 'Abgleich mit dem Verzeichnis angehalten',
    LdapSyncApproved: 'Angehaltener Abgleich zugelassen',
    LdapSyncDiscarded: 'Angehaltener Abgleich verworfen',
    LdapSyncEnded: 'Abgleich mit dem Verzeichnis beendet',
  },
  resources: { userSources: { name: 'Benutzerquelle |||| Benutzerquellen' } },
};
