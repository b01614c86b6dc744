import type { Text } from '@foyer/contracts/notices';

/**
 * The texts of a portal that asks for a code by text message; loaded with the part that shows them.
 */
export const phoneTexts = {
  number: { en: 'Your mobile number', de: 'Ihre Handynummer' },
  numberHint: {
    en: 'We text you a code to confirm it.',
    de: 'Zur Bestätigung schicken wir Ihnen einen Code per SMS.',
  },
  title: { en: 'Enter the code', de: 'Code eingeben' },
  sent: {
    en: 'We have texted a code to {number}.',
    de: 'Wir haben einen Code an {number} geschickt.',
  },
  code: { en: 'Code', de: 'Code' },
  codeHint: { en: 'Five digits, valid for 10 minutes', de: 'Fünf Ziffern, 10 Minuten gültig' },
  codeMissing: { en: 'The code has five digits.', de: 'Der Code hat fünf Ziffern.' },
  confirm: { en: 'Confirm', de: 'Bestätigen' },
  over: {
    en: 'This code is no longer valid. Please request a new one.',
    de: 'Dieser Code gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  },
  again: { en: 'Send a new code', de: 'Neuen Code senden' },
  againIn: { en: 'New code in {seconds} s', de: 'Neuer Code in {seconds} s' },
  sentAgain: { en: 'We have sent a new code.', de: 'Wir haben einen neuen Code geschickt.' },
  otherNumber: { en: 'Change number', de: 'Nummer ändern' },
} as const satisfies Readonly<Record<string, Text>>;
