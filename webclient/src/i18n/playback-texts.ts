import type { Text } from '@foyer/contracts/notices';

/** The texts about recordings, next to their calls. */
export const playbackTexts = {
  title: { en: 'Recording', de: 'Aufzeichnung' },
  audio: { en: 'Audio recording', de: 'Tonaufzeichnung' },
  video: { en: 'Video recording', de: 'Videoaufzeichnung' },
  processing: { en: 'The recording is being processed', de: 'Die Aufzeichnung wird verarbeitet' },
  failed: {
    en: 'The recording could not be processed',
    de: 'Die Aufzeichnung konnte nicht verarbeitet werden',
  },
  notPlayed: {
    en: 'The recording could not be loaded.',
    de: 'Die Aufzeichnung konnte nicht geladen werden.',
  },
  marks: { en: 'Marks', de: 'Marken' },
  goTo: { en: 'Play from', de: 'Abspielen ab' },
  mark: { en: 'Mark this moment', de: 'Diesen Moment markieren' },
  download: { en: 'Download', de: 'Herunterladen' },
  close: { en: 'Close', de: 'Schließen' },
} as const satisfies Readonly<Record<string, Text>>;
