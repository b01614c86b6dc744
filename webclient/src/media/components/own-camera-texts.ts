import type { Text } from '@foyer/contracts/notices';

/** The words of the controls in the mirror; loaded with them. */
export const ownCameraTexts = {
  mute: { en: 'Mute', de: 'Stummschalten' },
  unmute: { en: 'Unmute', de: 'Mikrofon einschalten' },
  cameraOff: { en: 'Turn camera off', de: 'Kamera ausschalten' },
  cameraOn: { en: 'Turn camera on', de: 'Kamera einschalten' },
  front: { en: 'Show the front camera', de: 'Vordere Kamera zeigen' },
  back: { en: 'Show the back camera', de: 'Hintere Kamera zeigen' },
} as const satisfies Readonly<Record<string, Text>>;
