import { SIGNATURE_FIELD_NAME, SIGNATURE_TEXT } from '@foyer/contracts/local';
import type { Text } from '@foyer/contracts/notices';

import type { PadTrouble } from './pad-fault.js';

/** The texts about a signature pad; the first two are shown on the pad itself. */
export const padTexts = {
  fieldName: { en: 'Customer signature', de: SIGNATURE_FIELD_NAME },
  customText: { en: 'Please sign here!', de: SIGNATURE_TEXT },
  search: { en: 'Use a signature pad', de: 'Signaturpad verwenden' },
  searching: { en: 'Looking for a signature pad', de: 'Signaturpad wird gesucht' },
  field: { en: 'Signature from the pad', de: 'Unterschrift vom Signaturpad' },
  opening: {
    en: 'Connecting to the signature pad',
    de: 'Verbindung zum Signaturpad wird hergestellt',
  },
  drawing: {
    en: 'Please sign on the pad ({pad}).',
    de: 'Bitte unterschreiben Sie auf dem Pad ({pad}).',
  },
  finishing: { en: 'Receiving the signature', de: 'Unterschrift wird übernommen' },
  taken: { en: 'Signature received from the pad.', de: 'Die Unterschrift vom Pad liegt vor.' },
  retry: { en: 'Try again', de: 'Erneut versuchen' },
} as const satisfies Readonly<Record<string, Text>>;

/** The text for each failure of a pad, and its remedy. */
export const padTroubles: Readonly<Record<PadTrouble, Text>> = {
  none: {
    en: 'No signature pad was found. Check its cable and try again.',
    de: 'Es wurde kein Signaturpad gefunden. Prüfen Sie das Kabel und versuchen Sie es erneut.',
  },
  denied: {
    en: 'The browser does not let this page use devices on this computer. Allow local network access in the site settings to sign on a pad.',
    de: 'Der Browser erlaubt dieser Seite keinen Zugriff auf Geräte an diesem Computer. Erlauben Sie in den Website-Einstellungen den Zugriff auf das lokale Netzwerk, um auf einem Pad zu unterschreiben.',
  },
  slow: {
    en: 'The signature pad does not respond. Please try again.',
    de: 'Das Signaturpad antwortet nicht. Bitte versuchen Sie es erneut.',
  },
  version: {
    en: 'The signature pad software on this computer is too old. Please have it updated.',
    de: 'Die Signaturpad-Software auf diesem Computer ist zu alt. Bitte lassen Sie sie aktualisieren.',
  },
  busy: {
    en: 'The signature pad is being used by another program. Close it there and try again.',
    de: 'Das Signaturpad wird von einem anderen Programm verwendet. Beenden Sie es dort und versuchen Sie es erneut.',
  },
  lost: {
    en: 'The connection to the signature pad was lost. Nothing was signed. Please try again.',
    de: 'Die Verbindung zum Signaturpad ist abgebrochen. Es wurde nichts unterschrieben. Bitte versuchen Sie es erneut.',
  },
  malformed: {
    en: 'The signature pad sent something unexpected. Nothing was signed. Please try again.',
    de: 'Das Signaturpad hat etwas Unerwartetes gesendet. Es wurde nichts unterschrieben. Bitte versuchen Sie es erneut.',
  },
  points: {
    en: 'This was too long for a signature. Please sign again.',
    de: 'Das war für eine Unterschrift zu lang. Bitte unterschreiben Sie noch einmal.',
  },
  refused: {
    en: 'The signature pad reported an error. Nothing was signed. Please try again.',
    de: 'Das Signaturpad hat einen Fehler gemeldet. Es wurde nichts unterschrieben. Bitte versuchen Sie es erneut.',
  },
  empty: {
    en: 'Nothing was drawn yet. Please sign on the pad first.',
    de: 'Es wurde noch nichts gezeichnet. Bitte unterschreiben Sie zuerst auf dem Pad.',
  },
  cancelled: {
    en: 'Signing was cancelled on the pad.',
    de: 'Die Unterschrift wurde am Pad abgebrochen.',
  },
};
