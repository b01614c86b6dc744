import type { Text } from '@foyer/contracts/notices';

/** Texts of a place in line in rare moments; loaded with the step that shows them. */
export const placeTexts = {
  lastPlace: { en: 'Your last known place', de: 'Ihr letzter bekannter Platz' },
  away: { en: 'You are not connected', de: 'Sie sind nicht verbunden' },
  uncertain: {
    en: 'Your place may have been given up',
    de: 'Ihr Platz wurde vielleicht freigegeben',
  },
  finding: { en: 'We are looking up your place', de: 'Wir ermitteln Ihren Platz' },
  agentLostBehind: {
    en: 'Your agent is no longer connected. You are waiting in line again.',
    de: 'Ihr Gegenüber ist nicht mehr verbunden. Sie warten wieder in der Warteschlange.',
  },
} as const satisfies Readonly<Record<string, Text>>;
