import type { Text } from '@foyer/contracts/notices';

/** The texts of the button and the panel on another site. */
export const embedTexts = {
  label: { en: 'Talk to us by video', de: 'Per Video sprechen' },
  open: { en: 'Open now', de: 'Jetzt geöffnet' },
  closed: { en: 'Closed at present', de: 'Zurzeit geschlossen' },
  title: { en: 'Video reception', de: 'Videoempfang' },
  close: { en: 'Close', de: 'Schließen' },
  shrink: { en: 'Make smaller', de: 'Verkleinern' },
  backToCall: { en: 'Back to the call', de: 'Zurück zum Gespräch' },
  backToLine: { en: 'Back to the line', de: 'Zurück zur Warteschlange' },
  blank: { en: 'Nothing to see here?', de: 'Hier ist nichts zu sehen?' },
  elsewhere: { en: 'Open in a new window', de: 'In neuem Fenster öffnen' },
  leaveCall: { en: 'End the call?', de: 'Gespräch beenden?' },
  leaveLine: { en: 'Leave the line?', de: 'Warteschlange verlassen?' },
  leaveCallText: {
    en: 'You can also make the window smaller and continue to talk.',
    de: 'Sie können das Fenster auch verkleinern und weitersprechen.',
  },
  leaveLineText: {
    en: 'You lose your place. You can also make the window smaller and wait.',
    de: 'Sie verlieren Ihren Platz. Sie können das Fenster auch verkleinern und warten.',
  },
  endCall: { en: 'End call', de: 'Gespräch beenden' },
  endLine: { en: 'Leave the line', de: 'Warteschlange verlassen' },
  stay: { en: 'Stay', de: 'Bleiben' },
} as const satisfies Readonly<Record<string, Text>>;

export type EmbedText = keyof typeof embedTexts;
