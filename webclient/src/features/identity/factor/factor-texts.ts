import type { Text } from '@foyer/contracts/notices';

/** The texts of the step of a sign-in that asks for a code. */
export const factorTexts = {
  title: { en: 'Confirm that it is you', de: 'Bestätigen Sie, dass Sie es sind' },
  lead: {
    en: 'Enter the code that your authenticator app shows.',
    de: 'Geben Sie den Code ein, den Ihre Authenticator-App zeigt.',
  },
  recoveryLead: {
    en: 'Enter one of the recovery codes that you kept. Each of them works once. If you have neither the app nor a code, an administrator can reset your second factor.',
    de: 'Geben Sie einen der Wiederherstellungscodes ein, die Sie aufbewahrt haben. Jeder gilt einmal. Wenn Sie weder die App noch einen Code haben, kann die Administration Ihren zweiten Faktor zurücksetzen.',
  },
  recoveryWrong: {
    en: 'This recovery code is wrong or was used already. Please enter another one.',
    de: 'Dieser Wiederherstellungscode ist falsch oder wurde schon benutzt. Bitte geben Sie einen anderen ein.',
  },
  codeWrong: {
    en: 'This code is wrong or was used already. Please enter the one that the app shows now. If it fails again, check the clock of your phone.',
    de: 'Dieser Code ist falsch oder wurde schon benutzt. Bitte geben Sie den ein, den die App jetzt zeigt. Wenn er wieder nicht passt, prüfen Sie die Uhr Ihres Telefons.',
  },
  code: { en: 'Code with 6 digits', de: 'Code mit 6 Ziffern' },
  recoveryCode: { en: 'Recovery code', de: 'Wiederherstellungscode' },
  missing: { en: 'Please enter the code.', de: 'Bitte geben Sie den Code ein.' },
  sixDigits: { en: 'The code has 6 digits.', de: 'Der Code hat 6 Ziffern.' },
  useRecovery: {
    en: 'No access to the app? Use a recovery code',
    de: 'Kein Zugriff auf die App? Wiederherstellungscode verwenden',
  },
  useApp: { en: 'Use the code of the app', de: 'Code der App verwenden' },
  continue: { en: 'Sign in', de: 'Anmelden' },
  back: { en: 'Back', de: 'Zurück' },
} as const satisfies Readonly<Record<string, Text>>;
