import type { identity as english } from '../en/identity.js';

/** German sentences for the events of people and their sign-ins. */
export const identity: typeof english = {
  MemberCreated: '%{actor} hat das Mitglied %{memberId} angelegt',
  MemberDetailsChanged: '%{actor} hat Namen oder Adresse von %{memberId} geändert',
  MemberRoleChanged: '%{actor} hat die Rolle von %{memberId} geändert: %{role}',
  MemberActivated: '%{actor} hat %{memberId} aktiviert',
  MemberDeactivated: '%{actor} hat %{memberId} deaktiviert',
  MemberDeleted: '%{actor} hat das Mitglied %{memberId} gelöscht',
  MemberPasswordSet: {
    true: '%{actor} hat ein Startpasswort für %{memberId} gesetzt',
    false: 'Das Passwort von %{memberId} wurde gesetzt',
  },
  MemberSignedIn: {
    password: '%{memberId} hat sich mit Passwort angemeldet',
    link: '%{memberId} hat sich über einen Link angemeldet',
    ldap: '%{memberId} hat sich über das Verzeichnis angemeldet',
    oidc: '%{memberId} hat sich über OpenID Connect angemeldet',
    saml: '%{memberId} hat sich über SAML angemeldet',
    unknown: '%{memberId} hat sich angemeldet',
  },
  MemberSignInProlonged:
    'Die Anmeldung von %{memberId} wurde für ein Gespräch bis %{expiresAt} verlängert',
  MemberSignedOut: {
    'signed-out': '%{memberId} hat sich abgemeldet',
    deactivated: '%{memberId} wurde abgemeldet: deaktiviert',
    'password-changed': '%{memberId} wurde abgemeldet: neues Passwort',
    'too-many-sessions': '%{memberId} wurde abgemeldet: zu viele Anmeldungen zugleich',
  },
  MemberLinkedToSource: {
    ldap: 'Das Konto von %{memberId} stammt aus dem Verzeichnis',
    oidc: 'Das Konto von %{memberId} stammt aus OpenID Connect',
    saml: 'Das Konto von %{memberId} stammt aus SAML',
  },
  MemberSourceAccessChanged: {
    true: 'Die Benutzerquelle lässt %{memberId} wieder zu',
    false: 'Die Benutzerquelle lässt %{memberId} nicht mehr zu',
  },
  MemberSourceGroupsNoted: {
    known: 'Die Benutzerquelle nennt die Gruppen von %{memberId} wieder',
    missing:
      'Die Benutzerquelle nannte keine Gruppen von %{memberId}: Rolle und Zugang blieben, wie sie waren',
    'not-understood':
      'Die Gruppen von %{memberId} in der Benutzerquelle waren nicht lesbar: Rolle und Zugang blieben, wie sie waren',
  },
  SourceIdentityClaimed: 'Eine Identität einer Benutzerquelle gehört zu %{memberId}',
  LdapProviderSaved: {
    true: '%{actor} hat das Verzeichnis geändert, es ist eingeschaltet',
    false: '%{actor} hat das Verzeichnis geändert, es ist ausgeschaltet',
  },
  OidcProviderSaved: {
    true: '%{actor} hat den OpenID-Connect-Anbieter geändert, er ist eingeschaltet',
    false: '%{actor} hat den OpenID-Connect-Anbieter geändert, er ist ausgeschaltet',
  },
  SamlProviderSaved: {
    true: '%{actor} hat den SAML-Anbieter geändert, er ist eingeschaltet',
    false: '%{actor} hat den SAML-Anbieter geändert, er ist ausgeschaltet',
  },
  LdapSyncRequested: {
    asked: '%{actor} hat die Mitglieder aus dem Verzeichnis abgleichen lassen',
    schedule: 'Die Mitglieder aus dem Verzeichnis werden nach Plan abgeglichen',
    start: 'Die Mitglieder aus dem Verzeichnis werden beim Start abgeglichen',
    saved: 'Die Mitglieder aus dem Verzeichnis werden nach geänderten Einstellungen abgeglichen',
  },
  LdapSyncHeld:
    'Der Zugang vieler Mitglieder hätte sich geändert, daher hat der Abgleich mit dem Verzeichnis nichts geändert',
  LdapSyncApproved: '%{actor} hat dem angehaltenen Abgleich mit dem Verzeichnis zugestimmt',
  LdapSyncDiscarded: '%{actor} hat den angehaltenen Abgleich mit dem Verzeichnis verworfen',
  LdapSyncEnded: {
    true: 'Die Mitglieder aus dem Verzeichnis wurden abgeglichen',
    false: 'Die Mitglieder aus dem Verzeichnis konnten nicht abgeglichen werden',
  },
  MemberInvited: '%{actor} hat %{memberId} eingeladen',
  PasswordResetRequested: 'Für %{memberId} wurde ein Link für ein neues Passwort angefordert',
  MemberLinkMailed: 'Ein Link wurde an %{memberId} gemailt',
  MemberAccessEnded: {
    'signed-out-everywhere':
      '%{memberId} hat sich überall sonst abgemeldet; alles, was in diesem Namen handelte, ist beendet',
    'password-changed':
      'Mit einem neuen Passwort endete alles, was im Namen von %{memberId} handelte',
    linked:
      'Mit der Anmeldung über das Unternehmen endete alles, was im Namen von %{memberId} handelte',
    deactivated: 'Mit der Deaktivierung endete alles, was im Namen von %{memberId} handelte',
    deleted: 'Mit der Löschung endete alles, was im Namen von %{memberId} handelte',
  },
  MemberEmailChangeRequested: '%{memberId} möchte eine andere E-Mail-Adresse',
  MemberEmailChangeCancelled: '%{memberId} behält doch die bisherige E-Mail-Adresse',
  MemberSignInNamesChanged: {
    owner: '%{memberId} meldet sich jetzt mit anderen Namen an',
    administrator: '%{actor} hat geändert, mit welchen Namen sich %{memberId} anmeldet',
    source: 'Die Benutzerquelle hat geändert, mit welchen Namen sich %{memberId} anmeldet',
  },
  MemberFactorSet: '%{memberId} hat einen zweiten Faktor eingeschaltet',
  MemberRecoveryCodesSet: '%{memberId} hat neue Wiederherstellungscodes erstellt',
  MemberFactorProved: {
    app: '%{memberId} hat einen Code des zweiten Faktors benutzt',
    'recovery-code': '%{memberId} hat einen Wiederherstellungscode benutzt',
  },
  MemberFactorRemoved: {
    owner: '%{memberId} hat den zweiten Faktor ausgeschaltet',
    administrator: '%{actor} hat den zweiten Faktor von %{memberId} zurückgesetzt',
    'command-line': 'Der zweite Faktor von %{memberId} wurde auf der Kommandozeile zurückgesetzt',
  },
  MemberFactorDue: '%{memberId} muss vor allem anderen einen zweiten Faktor einrichten',
  MemberEmailProved: '%{memberId} hat die eigene E-Mail-Adresse bestätigt',
  MemberParticularsChanged: 'Die persönlichen Angaben von %{memberId} wurden geändert',
  MemberDescriptionChanged: 'Die Beschreibung von %{memberId} wurde geändert',
  MemberPreferenceChanged: '%{memberId} hat die eigenen Einstellungen geändert',
  MemberHoursChanged: 'Die Arbeitszeiten von %{memberId} wurden geändert',
  MemberAvatarChanged: 'Das Bild von %{memberId} wurde geändert',
  MemberProfileSaved: 'Ein Profil von %{memberId} wurde gespeichert',
  MemberProfileAvatarChanged: 'Das Bild eines Profils von %{memberId} wurde geändert',
  SessionOriginNoted: {
    known: '%{memberId} hat sich mit %{device} angemeldet',
    unknown: 'Die Herkunft der Anmeldung von %{memberId} wurde festgehalten',
  },
  GuestCreated: '%{actor} hat den Gast %{guestId} angelegt',
  GuestChanged: 'Die Angaben des Gasts %{guestId} wurden geändert',
  GuestCameToMeeting: '%{guestId} kam in eine Besprechung',
  GuestCameToSession: '%{guestId} kam in die Sitzung %{sessionId}',
  SuperAdminAppointed: '%{memberId} gehört jetzt zur Hauptadministration',
  SuperAdminDismissed: '%{memberId} gehört nicht mehr zur Hauptadministration',
  NameReserved: {
    userName: 'Ein Benutzername wurde für %{ownerId} reserviert',
    email: 'Eine E-Mail-Adresse wurde für %{ownerId} reserviert',
    shortlink: 'Ein Kurzlink wurde für %{ownerId} reserviert',
  },
  NameReleased: {
    userName: 'Ein Benutzername von %{ownerId} wurde freigegeben',
    email: 'Eine E-Mail-Adresse von %{ownerId} wurde freigegeben',
    shortlink: 'Ein Kurzlink von %{ownerId} wurde freigegeben',
  },
  PersonIdClaimed: 'Die ID von %{personId} wurde endgültig vergeben',
  ThingIdClaimed: 'Die ID von %{thingId} wurde endgültig vergeben',
};
