import type { Language } from '../schema/language.js';

/** Sentences for the codes by which devices say how a request at a terminal ended. */
const REASONS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  DECLINED: { en: 'The card was declined', de: 'Die Karte wurde abgelehnt' },
  ABORTED: { en: 'Canceled at the terminal', de: 'Am Terminal abgebrochen' },
  TERMINAL_BUSY: { en: 'The terminal was busy', de: 'Das Terminal war beschäftigt' },
  TERMINAL_OFFLINE: {
    en: 'The terminal could not be reached',
    de: 'Das Terminal war nicht erreichbar',
  },
  TERMINAL_ERROR: {
    en: 'The terminal reported an error',
    de: 'Das Terminal meldete einen Fehler',
  },
  TERMINAL_CHANGED: {
    en: 'Another terminal stands there now, which cannot say',
    de: 'Dort steht jetzt ein anderes Terminal, das es nicht sagen kann',
  },
  TERMINAL_NOT_CONFIGURED: {
    en: 'No terminal is set up there',
    de: 'Dort ist kein Terminal eingerichtet',
  },
  ALREADY_REVERSED: { en: 'It was reversed before', de: 'Die Zahlung war bereits storniert' },
  ORIGINAL_PAYMENT_UNKNOWN: {
    en: 'The terminal does not know the payment any more',
    de: 'Das Terminal kennt die Zahlung nicht mehr',
  },
  REQUEST_NOT_UNDERSTOOD: {
    en: 'The terminal refused the request',
    de: 'Das Terminal hat den Auftrag nicht angenommen',
  },
  NOT_SENT: {
    en: 'The request never went to the terminal',
    de: 'Der Auftrag ging nie an das Terminal',
  },
  NOT_DONE: {
    en: 'The terminal says that it did not do it',
    de: 'Das Terminal sagt, dass es den Auftrag nicht ausgeführt hat',
  },
  LINE_LOST: {
    en: 'The connection to the terminal broke off',
    de: 'Die Verbindung zum Terminal brach ab',
  },
  TIMED_OUT: { en: 'The terminal did not answer in time', de: 'Das Terminal antwortete nicht' },
  NO_ANSWER: {
    en: 'The terminal was asked and did not say how it ended',
    de: 'Das Terminal wurde gefragt und sagte nicht, wie es endete',
  },
  ANSWER_NOT_UNDERSTOOD: {
    en: 'The answer of the terminal could not be read',
    de: 'Die Antwort des Terminals war nicht lesbar',
  },
  AMOUNT_DIFFERS: {
    en: 'The terminal named another amount',
    de: 'Das Terminal nannte einen anderen Betrag',
  },
  APPROVAL_CONTRADICTED: {
    en: 'The terminal approved it and denied it afterwards: please look at its receipts',
    de: 'Das Terminal hat es erst bestätigt und dann bestritten: bitte in seinen Belegen nachsehen',
  },
  OTHER_TRANSACTION: {
    en: 'The terminal has done something else since and cannot say any more',
    de: 'Das Terminal hat seither etwas anderes getan und kann es nicht mehr sagen',
  },
  DEVICE_DEACTIVATED: {
    en: 'The device was deactivated meanwhile',
    de: 'Das Gerät wurde währenddessen deaktiviert',
  },
  DEVICE_DELETED: {
    en: 'The device was deleted meanwhile',
    de: 'Das Gerät wurde währenddessen gelöscht',
  },
  DEVICE_KEY_REPLACED: {
    en: 'The device was given another key meanwhile',
    de: 'Das Gerät bekam währenddessen einen anderen Schlüssel',
  },
  DEVICE_AWAY: {
    en: 'The device was away for too long',
    de: 'Das Gerät war zu lange nicht erreichbar',
  },
};

/**
 * Says a device's code in a sentence, with the terminal's own words behind it; other texts stay.
 */
export function terminalReason(reason: string, language: string): string {
  const [code = '', ...words] = reason.split(' ');
  const sentence = REASONS[code]?.[language.startsWith('de') ? 'de' : 'en'];
  if (sentence === undefined) return reason;
  return words.length === 0 ? sentence : `${sentence} (${words.join(' ')})`;
}
