import type { Text } from '@foyer/contracts/notices';

/** The texts about signing a document. */
export const signingTexts = {
  request: { en: 'Request signature', de: 'Unterschrift anfordern' },
  requestMore: { en: 'Request another signature', de: 'Weitere Unterschrift anfordern' },
  here: { en: 'Sign here', de: 'Hier unterschreiben' },
  place: {
    en: 'Select where the signature goes.',
    de: 'Wählen Sie aus, wo unterschrieben werden soll.',
  },
  who: { en: 'Who should sign?', de: 'Wer soll unterschreiben?' },
  inOrder: {
    en: 'One after the other, in the order of choice',
    de: 'Nacheinander, in der Reihenfolge der Auswahl',
  },
  alone: { en: 'No one else is in the call.', de: 'Es ist niemand sonst im Gespräch.' },
  send: { en: 'Request', de: 'Anfordern' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  waiting: { en: 'Waiting for {name} to sign', de: '{name} wird um eine Unterschrift gebeten' },
  reading: { en: '{name} is signing', de: '{name} unterschreibt gerade' },
  withdraw: { en: 'Withdraw request', de: 'Anfrage zurückziehen' },
  asked: {
    en: '{name} asks you to sign this document. Please read it first.',
    de: '{name} bittet Sie, dieses Dokument zu unterschreiben. Bitte lesen Sie es zuerst.',
  },
  sign: { en: 'Sign', de: 'Unterschreiben' },
  decline: { en: 'Decline', de: 'Ablehnen' },
  declined: {
    en: 'The signature was declined or withdrawn',
    de: 'Die Unterschrift wurde abgelehnt oder zurückgezogen',
  },
  signed: {
    en: 'Signed and sealed. This document can no longer be changed.',
    de: 'Unterschrieben und versiegelt. Dieses Dokument lässt sich nicht mehr ändern.',
  },
  download: { en: 'Download', de: 'Herunterladen' },
  title: { en: 'Sign document', de: 'Dokument unterschreiben' },
  draw: { en: 'Draw', de: 'Zeichnen' },
  type: { en: 'Type', de: 'Tippen' },
  pad: {
    en: 'Signature field. Draw with a finger or mouse, or choose “Type”.',
    de: 'Unterschriftsfeld. Zeichnen Sie mit Finger oder Maus, oder wählen Sie „Tippen“.',
  },
  padHint: { en: 'Draw your signature here', de: 'Hier unterschreiben' },
  name: { en: 'Your full name', de: 'Ihr vollständiger Name' },
  consent: {
    en: 'By confirming you sign the document shown. It is sealed, and a page with your name, the time and a check sum is added.',
    de: 'Mit dem Bestätigen unterschreiben Sie das angezeigte Dokument. Es wird versiegelt und um eine Seite mit Ihrem Namen, der Zeit und einer Prüfsumme ergänzt.',
  },
  method: { en: 'How to sign', de: 'Wie unterschreiben' },
  onPad: { en: 'Signature pad', de: 'Signaturpad' },
  again: { en: 'Clear', de: 'Leeren' },
  confirm: { en: 'Confirm signature', de: 'Unterschrift bestätigen' },
} as const satisfies Readonly<Record<string, Text>>;
