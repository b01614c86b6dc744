import type { Text } from '@foyer/contracts/notices';

/** The labels of the button in a call; the board has its own texts, which are loaded with it. */
export const boardTitle = {
  open: { en: 'Open whiteboard', de: 'Whiteboard öffnen' },
  show: { en: 'Show whiteboard', de: 'Whiteboard anzeigen' },
  visitor: { en: 'Visitor', de: 'Besucher' },
  isOpen: { en: 'The whiteboard is open.', de: 'Das Whiteboard ist geöffnet.' },
  isAsked: {
    en: 'You are asked to sign a document.',
    de: 'Sie werden um eine Unterschrift gebeten.',
  },
  hide: { en: 'Hide whiteboard', de: 'Whiteboard ausblenden' },
} as const satisfies Readonly<Record<string, Text>>;
