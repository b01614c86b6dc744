import type { Text } from '@foyer/contracts/notices';

/** The words about who comes into a call without picture or sound; loaded with the part that shows them. */
export const comesWithoutTexts = {
  camera: { en: 'You can be heard, but not seen.', de: 'Man kann Sie hören, aber nicht sehen.' },
  microphone: {
    en: 'You can be seen, but not heard.',
    de: 'Man kann Sie sehen, aber nicht hören.',
  },
  both: {
    en: 'You come without camera and microphone. You see and hear us.',
    de: 'Sie kommen ohne Kamera und Mikrofon. Sie sehen und hören uns.',
  },
  write: {
    en: 'In the call, we write to each other.',
    de: 'Im Gespräch schreiben wir einander.',
  },
} as const satisfies Readonly<Record<string, Text>>;
