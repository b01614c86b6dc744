import type { Text } from '@foyer/contracts/notices';

/**
 * The one word that a control of a call shows on a wide screen. The name of the control contains
 * it, so that who speaks to the computer may say what is read.
 */
export const barWords = {
  microphone: { en: 'Microphone', de: 'Mikrofon' },
  camera: { en: 'Camera', de: 'Kamera' },
  devices: { en: 'Devices', de: 'Geräte' },
  leave: { en: 'Leave', de: 'Verlassen' },
  end: { en: 'End', de: 'Beenden' },
  more: { en: 'More', de: 'Mehr' },
  volume: { en: 'Volume', de: 'Lautstärke' },
  chat: { en: 'Chat', de: 'Chat' },
  documents: { en: 'Documents', de: 'Dokumente' },
  board: { en: 'Board', de: 'Whiteboard' },
  polls: { en: 'Polls', de: 'Umfragen' },
  share: { en: 'Share', de: 'Teilen' },
  sharing: { en: 'Sharing', de: 'Freigabe' },
  record: { en: 'Record', de: 'Aufzeichnen' },
  recording: { en: 'Recording', de: 'Aufzeichnung' },
  captions: { en: 'Captions', de: 'Untertitel' },
  hold: { en: 'Hold', de: 'Halten' },
  resume: { en: 'Resume', de: 'Fortsetzen' },
  consult: { en: 'Consult', de: 'Rücksprache' },
  send: { en: 'Send', de: 'Abgeben' },
  payment: { en: 'Payment', de: 'Zahlung' },
  people: { en: 'Participants', de: 'Teilnehmende' },
  layout: { en: 'Layout', de: 'Ansicht' },
  portrait: { en: 'Face', de: 'Gesicht' },
  fullScreen: { en: 'Full screen', de: 'Vollbild' },
} as const satisfies Readonly<Record<string, Text>>;
