import type { Text } from '@foyer/contracts/notices';

/** The words of the speaker test; loaded with it. */
export const speakerTexts = {
  play: { en: 'Play a test sound', de: 'Testton abspielen' },
  again: { en: 'Play it again', de: 'Noch einmal abspielen' },
  question: { en: 'Did you hear it?', de: 'Haben Sie ihn gehört?' },
  yes: { en: 'Yes', de: 'Ja' },
  no: { en: 'No', de: 'Nein' },
  heard: { en: 'Your speaker works.', de: 'Ihr Lautsprecher funktioniert.' },
  louder: {
    en: 'Turn up the volume of your device, and check that no headphones are plugged in.',
    de: 'Stellen Sie Ihr Gerät lauter, und prüfen Sie, ob Kopfhörer angeschlossen sind.',
  },
  another: {
    en: 'Turn up the volume of your device, or choose another speaker.',
    de: 'Stellen Sie Ihr Gerät lauter, oder wählen Sie einen anderen Lautsprecher.',
  },
} as const satisfies Readonly<Record<string, Text>>;
