import type { Rejection } from './rejection.js';

/** Errors of sign-in and of the administration of members. */
export const identityRejections = {
  WRONG_CREDENTIALS: {
    status: 401,
    en: 'Wrong Username or password',
    de: 'Benutzername oder Passwort falsch',
  },
  MEMBER_DEACTIVATED: {
    status: 403,
    en: 'You have been deactivated',
    de: 'Sie wurden deaktiviert',
  },
  PASSWORD_TO_CHANGE: {
    status: 403,
    en: 'Another person chose your password. Please choose your own before you continue.',
    de: 'Ihr Passwort hat eine andere Person gewählt. Bitte wählen Sie ein eigenes, bevor Sie weitermachen.',
  },
  FACTOR_TO_SET_UP: {
    status: 403,
    en: 'Your role needs a second factor. Please set it up before you continue.',
    de: 'Ihre Rolle braucht einen zweiten Faktor. Bitte richten Sie ihn ein, bevor Sie weitermachen.',
  },
  FACTOR_CODE_WRONG: {
    status: 422,
    en: 'This code is wrong or was used already. Please enter the one that the app shows now.',
    de: 'Dieser Code ist falsch oder wurde schon benutzt. Bitte geben Sie den ein, den die App jetzt zeigt.',
  },
  FACTOR_CHALLENGE_OVER: {
    status: 401,
    en: 'This sign-in took too long. Please enter your password again.',
    de: 'Diese Anmeldung hat zu lange gedauert. Bitte geben Sie Ihr Passwort noch einmal ein.',
  },
  FACTOR_ALREADY_ON: {
    status: 409,
    en: 'Your account has a second factor already.',
    de: 'Ihr Konto hat schon einen zweiten Faktor.',
  },
  FACTOR_NOT_ON: {
    status: 409,
    en: 'This account has no second factor.',
    de: 'Dieses Konto hat keinen zweiten Faktor.',
  },
  FACTOR_SETUP_OVER: {
    status: 410,
    en: 'This secret is no longer good. Please begin the setup again.',
    de: 'Dieser Schlüssel gilt nicht mehr. Bitte beginnen Sie die Einrichtung von vorn.',
  },
  FACTOR_FROM_SOURCE: {
    status: 409,
    en: 'You sign in with your company account. A second factor is set up there.',
    de: 'Sie melden sich mit Ihrem Unternehmenskonto an. Einen zweiten Faktor richten Sie dort ein.',
  },
  SIGNED_OUT: {
    status: 401,
    en: 'Your session has ended. Please sign in again.',
    de: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  },
  SIGN_IN_LINK_INVALID: {
    status: 401,
    en: 'This sign-in link has already been used or has expired. The next start of the server prints a new one.',
    de: 'Dieser Anmelde-Link wurde schon benutzt oder ist abgelaufen. Der nächste Start des Servers gibt einen neuen aus.',
  },
  API_KEY_INVALID: {
    status: 401,
    en: 'This API key is not known here, or was revoked.',
    de: 'Diesen API-Schlüssel gibt es hier nicht, oder er wurde gesperrt.',
  },
  API_KEY_EXPIRED: {
    status: 401,
    en: 'This API key has expired.',
    de: 'Dieser API-Schlüssel ist abgelaufen.',
  },
  API_KEY_STOPPED: {
    status: 403,
    en: 'This API key has stopped, since its maker was deactivated or has fewer rights now.',
    de: 'Dieser API-Schlüssel ruht, weil die Person, die ihn erstellt hat, deaktiviert wurde oder weniger Rechte hat.',
  },
  API_KEY_NETWORK: {
    status: 403,
    en: 'This API key is not accepted from this network.',
    de: 'Dieser API-Schlüssel wird aus diesem Netz nicht angenommen.',
  },
  API_KEY_ROLE: {
    status: 403,
    en: 'An API key cannot have more rights than the person who makes or changes it.',
    de: 'Ein API-Schlüssel kann nicht mehr Rechte haben als die Person, die ihn erstellt oder ändert.',
  },
  API_KEY_EXPIRY: {
    status: 422,
    en: 'An API key needs an expiry in the future, at most 366 days from now.',
    de: 'Ein API-Schlüssel braucht ein Ablaufdatum in der Zukunft, höchstens 366 Tage von heute an.',
  },
  API_KEY_REVOKED: {
    status: 409,
    en: 'This API key was revoked. Create a new one.',
    de: 'Dieser API-Schlüssel wurde gesperrt. Erstellen Sie einen neuen.',
  },
  API_KEY_NOT_FOUND: {
    status: 404,
    en: 'This API key does not exist.',
    de: 'Diesen API-Schlüssel gibt es nicht.',
  },
  FOR_PEOPLE_ONLY: {
    status: 403,
    en: 'Only people can do this: it cannot be done with an API key.',
    de: 'Das können nur Personen: Mit einem API-Schlüssel geht es nicht.',
  },
  MEMBER_NOT_FOUND: {
    status: 404,
    en: 'This member does not exist.',
    de: 'Dieses Mitglied gibt es nicht.',
  },
  GUEST_NOT_FOUND: {
    status: 404,
    en: 'This guest does not exist.',
    de: 'Diesen Gast gibt es nicht.',
  },
  GUEST_INVITED_BY_OTHERS: {
    status: 409,
    en: 'This guest is invited to a meeting of another person. Only its organizer can change the address to which the link of the guest goes.',
    de: 'Dieser Gast ist zu einer Besprechung einer anderen Person eingeladen. Nur wer sie leitet, kann die Adresse ändern, an die der Link des Gastes geht.',
  },
  GROUP_NOT_FOUND: {
    status: 404,
    en: 'This group does not exist.',
    de: 'Diese Gruppe gibt es nicht.',
  },
  PERSON_NOT_FOUND: {
    status: 404,
    en: 'This person is not known here.',
    de: 'Diese Person ist hier nicht bekannt.',
  },
  PERSON_FORGOTTEN: {
    status: 410,
    en: 'This person was deleted permanently. Nothing more can be kept about them.',
    de: 'Diese Person wurde endgültig gelöscht. Über sie kann nichts mehr gespeichert werden.',
  },
  MAIL_NOT_FOUND: {
    status: 404,
    en: 'This mail is not in the outbox.',
    de: 'Diese E-Mail ist nicht im Postausgang.',
  },
  MEMBER_NOT_DELETED: {
    status: 409,
    en: 'This member still works here. Delete the member first.',
    de: 'Dieses Mitglied arbeitet noch hier. Löschen Sie das Mitglied zuerst.',
  },
  USER_NAME_ALREADY_EXISTS: {
    status: 409,
    en: 'A member with this user name already exists.',
    de: 'Ein Mitglied mit diesem Benutzernamen gibt es bereits.',
  },
  EMAIL_ALREADY_EXISTS: {
    status: 409,
    en: 'A member with this email is already in use.',
    de: 'Ein Mitglied mit dieser E-Mail-Adresse gibt es bereits.',
  },
  PASSPHRASE_TOO_WEAK: {
    status: 422,
    en: 'The passphrase must have 15 to 128 characters and must not contain the first name.',
    de: 'Die Passphrase muss 15 bis 128 Zeichen haben und darf den Vornamen nicht enthalten.',
  },
  PASSPHRASE_COMMON: {
    status: 422,
    en: 'Many people use this passphrase, so it is easy to guess. Please choose another one.',
    de: 'Diese Passphrase verwenden viele, sie ist leicht zu erraten. Bitte wählen Sie eine andere.',
  },
  PASSWORD_TOO_WEAK: {
    status: 422,
    en: 'The password must have 12 to 20 characters with an upper case letter, a lower case letter, a digit and a special character, no spaces, and must not contain the first name.',
    de: 'Das Passwort muss 12 bis 20 Zeichen mit Großbuchstaben, Kleinbuchstaben, Ziffer und Sonderzeichen haben, ohne Leerzeichen, und darf den Vornamen nicht enthalten.',
  },
  PASSWORD_UNCHANGED: {
    status: 422,
    en: 'This is the present password. Please choose another one.',
    de: 'Das ist das jetzige Passwort. Bitte wählen Sie ein anderes.',
  },
  PROFILE_NOT_FOUND: {
    status: 404,
    en: 'This profile does not exist.',
    de: 'Dieses Profil gibt es nicht.',
  },
  TOO_MANY_PROFILES: {
    status: 409,
    en: 'There can be at most {most} additional profiles.',
    de: 'Es sind höchstens {most} zusätzliche Profile möglich.',
  },
  OWN_ACCOUNT: {
    status: 409,
    en: 'You cannot do this to your own account.',
    de: 'Das ist mit Ihrem eigenen Konto nicht möglich.',
  },
  LINK_EXPIRED: {
    status: 410,
    en: 'Failed to reset password, token may have expired',
    de: 'Das Passwort konnte nicht gesetzt werden, der Link ist möglicherweise abgelaufen',
  },
  ALREADY_REGISTERED: {
    status: 409,
    en: 'This member has set a password already and needs no invitation.',
    de: 'Dieses Mitglied hat schon ein Passwort gesetzt und braucht keine Einladung.',
  },
  OLD_PASSWORD_WRONG: {
    status: 422,
    en: 'Please make sure the old password was entered correctly.',
    de: 'Bitte prüfen Sie, ob das alte Passwort richtig eingegeben wurde.',
  },
  OLD_PASSWORD_MISSING: {
    status: 422,
    en: 'Please also enter your current password: you are changing what you sign in with.',
    de: 'Bitte geben Sie auch Ihr aktuelles Passwort ein: Sie ändern Ihre Anmeldedaten.',
  },
  OWN_SIGN_IN: {
    status: 409,
    en: 'You change your own user name, e-mail and password in your account settings, with your current password.',
    de: 'Den eigenen Benutzernamen, die eigene E-Mail-Adresse und das eigene Passwort ändern Sie in Ihren Kontoeinstellungen, mit Ihrem aktuellen Passwort.',
  },
  EMAIL_LINK_EXPIRED: {
    status: 410,
    en: 'This link has expired, or the change was withdrawn. Your e-mail stays as it is.',
    de: 'Dieser Link ist abgelaufen, oder die Änderung wurde zurückgenommen. Ihre E-Mail-Adresse bleibt, wie sie ist.',
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    en: 'At least one active administrator must remain.',
    de: 'Mindestens eine aktive Administratorin oder ein aktiver Administrator muss bleiben.',
  },
} as const satisfies Record<string, Rejection>;
