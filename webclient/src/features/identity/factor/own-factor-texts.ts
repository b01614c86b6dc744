import type { Text } from '@foyer/contracts/notices';

/** The texts about the second factor in the account settings. */
export const ownFactorTexts = {
  title: { en: 'Second factor', de: 'Zweiter Faktor' },
  lead: {
    en: 'At each sign-in an app on your phone shows a code that is asked for in addition to your password. A person who knows your password cannot sign in with it alone.',
    de: 'Bei jeder Anmeldung wird außer dem Passwort ein Code verlangt, den eine App auf Ihrem Telefon zeigt. Wer Ihr Passwort kennt, kann sich damit allein nicht anmelden.',
  },
  fromSource: {
    en: 'You sign in with your company account. A second factor is set up there.',
    de: 'Sie melden sich mit Ihrem Unternehmenskonto an. Einen zweiten Faktor richten Sie dort ein.',
  },
  isOff: { en: 'The second factor is off.', de: 'Der zweite Faktor ist aus.' },
  isOn: { en: 'The second factor is on.', de: 'Der zweite Faktor ist an.' },
  setUp: { en: 'Set up', de: 'Einrichten' },
  first: {
    en: 'Your role needs a second factor: an app on your phone that shows a code for each sign-in. Set it up now; everything else is open to you afterwards.',
    de: 'Ihre Rolle braucht einen zweiten Faktor: eine App auf Ihrem Telefon, die bei jeder Anmeldung einen Code zeigt. Richten Sie ihn jetzt ein; danach steht Ihnen alles andere offen.',
  },
  password: { en: 'Current password', de: 'Aktuelles Passwort' },
  passwordMissing: { en: 'Please enter your password.', de: 'Bitte geben Sie Ihr Passwort ein.' },
  next: { en: 'Continue', de: 'Weiter' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  scan: {
    en: 'Scan this picture with an authenticator app, or type the key into it.',
    de: 'Scannen Sie dieses Bild mit einer Authenticator-App, oder tippen Sie den Schlüssel dort ein.',
  },
  picture: { en: 'QR code for your authenticator app', de: 'QR-Code für Ihre Authenticator-App' },
  key: { en: 'Key', de: 'Schlüssel' },
  openApp: { en: 'Open in an app on this device', de: 'In einer App auf diesem Gerät öffnen' },
  thenCode: {
    en: 'Then enter the code that the app shows.',
    de: 'Geben Sie dann den Code ein, den die App zeigt.',
  },
  again: { en: 'Start again', de: 'Von vorn beginnen' },
  turnOn: { en: 'Turn on', de: 'Einschalten' },
  turnedOn: { en: 'Second factor turned on.', de: 'Zweiter Faktor eingeschaltet.' },
  codes: { en: 'Recovery codes', de: 'Wiederherstellungscodes' },
  /** A heading on a phone breaks at the soft hyphen. */
  codesTitle: { en: 'Recovery codes', de: 'Wiederherstellungs\u00ADcodes' },
  codesLead: {
    en: 'Keep these codes where you find them without your phone. Each of them signs you in once in place of the app. They are shown only now.',
    de: 'Bewahren Sie diese Codes dort auf, wo Sie sie ohne Ihr Telefon finden. Jeder ersetzt bei einer Anmeldung einmal die App. Sie werden nur jetzt gezeigt.',
  },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Recovery codes copied.', de: 'Wiederherstellungscodes kopiert.' },
  notCopied: {
    en: 'The codes could not be copied. Please mark and copy them yourself.',
    de: 'Die Codes konnten nicht kopiert werden. Bitte markieren und kopieren Sie sie selbst.',
  },
  download: { en: 'Download', de: 'Herunterladen' },
  print: { en: 'Print', de: 'Drucken' },
  kept: { en: 'I have kept them', de: 'Ich habe sie aufbewahrt' },
  fileName: { en: 'recovery-codes.txt', de: 'wiederherstellungscodes.txt' },
  keptFor: { en: 'Recovery codes of', de: 'Wiederherstellungscodes von' },
  left: { en: 'Recovery codes left:', de: 'Übrige Wiederherstellungscodes:' },
  few: {
    en: 'Make new ones before they run out.',
    de: 'Erstellen Sie neue, bevor sie aufgebraucht sind.',
  },
  renew: { en: 'New recovery codes', de: 'Neue Wiederherstellungscodes' },
  renewLead: {
    en: 'The earlier codes are no longer good afterwards.',
    de: 'Die bisherigen Codes gelten danach nicht mehr.',
  },
  make: { en: 'Make new codes', de: 'Neue Codes erstellen' },
  off: { en: 'Turn off', de: 'Ausschalten' },
  offTitle: { en: 'Turn off the second factor', de: 'Zweiten Faktor ausschalten' },
  offLead: {
    en: 'From then on your password alone signs you in. If your role needs a second factor, you set up another one right away.',
    de: 'Danach genügt zur Anmeldung Ihr Passwort. Braucht Ihre Rolle einen zweiten Faktor, richten Sie gleich einen neuen ein.',
  },
  turnedOff: { en: 'Second factor turned off.', de: 'Zweiter Faktor ausgeschaltet.' },
} as const satisfies Readonly<Record<string, Text>>;
