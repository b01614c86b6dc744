/** The messages about broken rules for user sources. */
export const sourceTexts = {
  LDAP_URL_INVALID: {
    en: 'An address such as ldaps://directory.example.org or ldap://directory.example.org:389',
    de: 'Eine Adresse wie ldaps://directory.example.org oder ldap://directory.example.org:389',
  },
  ATTRIBUTE_INVALID: {
    en: 'Letters, digits and . : / ; - _ only',
    de: 'Nur Buchstaben, Ziffern und . : / ; - _',
  },
  CERTIFICATE_INVALID: {
    en: 'A certificate in PEM form, beginning with -----BEGIN CERTIFICATE-----',
    de: 'Ein Zertifikat in PEM-Form, beginnend mit -----BEGIN CERTIFICATE-----',
  },
  FILTER_INVALID: {
    en: 'A filter such as (objectClass=person), each bracket closed',
    de: 'Ein Filter wie (objectClass=person), jede Klammer geschlossen',
  },
  SCOPE_NEEDS_OPENID: {
    en: 'The scope has to hold openid',
    de: 'Der Scope muss openid enthalten',
  },
  ADDRESS_NOT_ALLOWED: {
    en: 'The server must not connect to this address. Internal networks have to be allowed in the server’s setting SIGN_IN_NETWORKS.',
    de: 'Zu dieser Adresse darf der Server keine Verbindung aufbauen. Interne Netze müssen in der Einstellung SIGN_IN_NETWORKS des Servers erlaubt sein.',
  },
  SECRET_NEEDED: {
    en: 'Please enter it again: it is sent to another server or under another name from now on',
    de: 'Bitte erneut eingeben: Es geht ab jetzt an einen anderen Server oder unter einem anderen Namen',
  },
  ENDPOINTS_INCOMPLETE: {
    en: 'Enter all endpoints by hand, or none of them',
    de: 'Geben Sie alle Endpunkte von Hand an oder keinen',
  },
} as const;
