import type { Rejection } from './rejection.js';

/** Errors of user sources: directories and providers by which members sign in. */
export const sourceRejections = {
  PASSWORD_FROM_SOURCE: {
    status: 409,
    en: 'This password is managed by the company. It cannot be changed here.',
    de: 'Dieses Passwort wird vom Unternehmen verwaltet. Hier lässt es sich nicht ändern.',
  },
  NAMES_FROM_SOURCE: {
    status: 409,
    en: 'The company directory says your user name and e-mail. They are changed there.',
    de: 'Benutzername und E-Mail-Adresse kommen aus dem Verzeichnis des Unternehmens. Sie werden dort geändert.',
  },
  DIRECTORY_UNAVAILABLE: {
    status: 503,
    en: 'The company directory cannot be reached, so only local accounts can sign in. Please check your details or try again later.',
    de: 'Das Verzeichnis des Unternehmens ist nicht erreichbar. Nur lokale Konten können sich anmelden. Bitte prüfen Sie Ihre Angaben oder versuchen Sie es später noch einmal.',
  },
  SOURCE_ACCOUNT_EXISTS: {
    status: 409,
    en: 'There is already a local account with this user name or e-mail. Please ask your administrator.',
    de: 'Es gibt schon ein lokales Konto mit diesem Benutzernamen oder dieser E-Mail-Adresse. Bitte fragen Sie Ihre Administration.',
  },
  SOURCE_ACCOUNT_UNPROVED: {
    status: 409,
    en: 'There is an account with your e-mail here, but that e-mail has never been confirmed. Please ask your administrator.',
    de: 'Hier gibt es ein Konto mit Ihrer E-Mail-Adresse, aber diese Adresse wurde nie bestätigt. Bitte fragen Sie Ihre Administration.',
  },
  SOURCE_ACCOUNT_INCOMPLETE: {
    status: 422,
    en: 'Your company account has no valid e-mail address or no name. Please ask your administrator.',
    de: 'In Ihrem Unternehmenskonto fehlt eine gültige E-Mail-Adresse oder ein Name. Bitte fragen Sie Ihre Administration.',
  },
  SOURCE_IDENTITY_MISSING: {
    status: 422,
    en: 'Your company did not send a permanent ID for your account, so it cannot be told apart from others. Please ask your administrator.',
    de: 'Ihr Unternehmen hat keine dauerhafte Kennung für Ihr Konto gesendet. Es lässt sich daher nicht von anderen unterscheiden. Bitte fragen Sie Ihre Administration.',
  },
  SOURCE_IDENTITY_AMBIGUOUS: {
    status: 422,
    en: 'Several accounts in the company directory have the same permanent ID. Please ask your administrator.',
    de: 'Mehrere Konten im Verzeichnis des Unternehmens haben dieselbe dauerhafte Kennung. Bitte fragen Sie Ihre Administration.',
  },
  SOURCE_GROUPS_MISSING: {
    status: 403,
    en: 'Your company did not send which groups this account belongs to, so nothing was changed. Please ask your administrator.',
    de: 'Ihr Unternehmen hat nicht gesendet, zu welchen Gruppen dieses Konto gehört. Es wurde daher nichts geändert. Bitte fragen Sie Ihre Administration.',
  },
  SOURCE_ANSWER_PARTIAL: {
    status: 422,
    en: 'The directory returned only some of its entries, so missing people were kept.',
    de: 'Das Verzeichnis hat nur einen Teil seiner Einträge geliefert. Fehlende Personen wurden daher behalten.',
  },
  SYNC_NOT_HELD: {
    status: 409,
    en: 'This update no longer waits for a decision. Please look at the newest one.',
    de: 'Dieser Abgleich wartet nicht mehr auf eine Entscheidung. Bitte sehen Sie sich den neuesten an.',
  },
  SOURCE_NOT_ALLOWED: {
    status: 403,
    en: 'Your company account is not enabled for this application. Please ask your administrator.',
    de: 'Ihr Unternehmenskonto ist für diese Anwendung nicht freigegeben. Bitte fragen Sie Ihre Administration.',
  },
  SSO_EXPIRED: {
    status: 401,
    en: 'This sign-in took too long or was begun in another browser. Please try again.',
    de: 'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte versuchen Sie es noch einmal.',
  },
  SSO_CANCELLED: {
    status: 401,
    en: 'The sign-in was cancelled.',
    de: 'Die Anmeldung wurde abgebrochen.',
  },
  SSO_FAILED: {
    status: 401,
    en: 'Signing in through your company failed. Please try again.',
    de: 'Die Anmeldung über Ihr Unternehmen ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  },
  SSO_UNAVAILABLE: {
    status: 503,
    en: 'Your company’s sign-in service cannot be reached. Please try again later.',
    de: 'Der Anmeldedienst Ihres Unternehmens ist nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  },
  NOT_CONFIGURED: {
    status: 409,
    en: 'This user source is not set up or is switched off.',
    de: 'Diese Benutzerquelle ist nicht eingerichtet oder ausgeschaltet.',
  },
  ADDRESS_NOT_ALLOWED: {
    status: 422,
    en: 'The server must not connect to this address. Internal networks have to be allowed in the server’s setting SIGN_IN_NETWORKS.',
    de: 'Zu dieser Adresse darf der Server keine Verbindung aufbauen. Interne Netze müssen in der Einstellung SIGN_IN_NETWORKS des Servers erlaubt sein.',
  },
  SOURCE_UNREACHABLE: {
    status: 503,
    en: 'The server at this address does not answer.',
    de: 'Der Server unter dieser Adresse antwortet nicht.',
  },
  CERTIFICATE_NOT_TRUSTED: {
    status: 422,
    en: 'The server’s certificate is not trusted or belongs to another name.',
    de: 'Dem Zertifikat des Servers wird nicht vertraut, oder es gehört zu einem anderen Namen.',
  },
  BIND_REFUSED: {
    status: 422,
    en: 'The directory does not accept this bind DN with this password.',
    de: 'Das Verzeichnis nimmt diesen Bind-DN mit diesem Passwort nicht an.',
  },
  BASE_NOT_FOUND: {
    status: 422,
    en: 'There is nothing under this user DN in the directory.',
    de: 'Unter diesem Benutzer-DN gibt es im Verzeichnis nichts.',
  },
  SOURCE_GROUP_NOT_FOUND: {
    status: 422,
    en: 'A group that is named in the settings is not in the directory.',
    de: 'Eine in den Einstellungen genannte Gruppe gibt es im Verzeichnis nicht.',
  },
  DIRECTORY_EMPTY: {
    status: 422,
    en: 'The directory has no people who may sign in. Nothing was changed.',
    de: 'Im Verzeichnis wurde niemand gefunden, der sich anmelden darf. Es wurde nichts geändert.',
  },
  DIRECTORY_REFUSED: {
    status: 422,
    en: 'The directory refused the request.',
    de: 'Das Verzeichnis hat die Anfrage abgelehnt.',
  },
  PROVIDER_NOT_UNDERSTOOD: {
    status: 422,
    en: 'The address answers, but not as this sign-in provider. Please check the issuer.',
    de: 'Die Adresse antwortet, aber nicht als dieser Anmeldedienst. Bitte prüfen Sie den Aussteller.',
  },
  SECRET_METHOD_UNKNOWN: {
    status: 422,
    en: 'The provider accepts a client secret only in ways that are not known here. Please allow client_secret_basic or client_secret_post there.',
    de: 'Der Anmeldedienst nimmt ein Client-Geheimnis nur auf Wegen an, die hier nicht bekannt sind. Bitte erlauben Sie dort client_secret_basic oder client_secret_post.',
  },
  SAML_CERTIFICATE_EXPIRED: {
    status: 422,
    en: 'None of the certificates is currently valid. Use the current one from the identity provider.',
    de: 'Keines der Zertifikate ist jetzt gültig. Übernehmen Sie das aktuelle vom Identitätsanbieter.',
  },
  SAML_CERTIFICATE_OTHER: {
    status: 422,
    en: 'The identity provider signs with another certificate. Use the current one from its metadata.',
    de: 'Der Identitätsanbieter unterschreibt mit einem anderen Zertifikat. Übernehmen Sie das aktuelle aus seinen Metadaten.',
  },
  SAML_NOT_CHECKED: {
    status: 422,
    en: 'Not checked: the server reached no sign-in page at this address. Check the address, and sign in once to try the settings.',
    de: 'Nicht geprüft: Der Server hat unter dieser Adresse keine Anmeldeseite erreicht. Prüfen Sie die Adresse und melden Sie sich einmal an, um die Einstellungen zu testen.',
  },
  SAML_CLOCK: {
    status: 422,
    en: 'The clocks of this server and of the identity provider differ by more than a minute. Sign-ins would be refused.',
    de: 'Die Uhren dieses Servers und des Identitätsanbieters weichen um mehr als eine Minute voneinander ab. Anmeldungen würden abgelehnt.',
  },
} as const satisfies Record<string, Rejection>;
