import type { Text } from '@foyer/contracts/notices';

/** The texts about the recording of a call; loaded with the part that shows them. */
export const recordingTexts = {
  record: { en: 'Record the call', de: 'Anruf aufzeichnen' },
  stop: { en: 'Stop recording', de: 'Aufzeichnung beenden' },
  ending: { en: 'The recording is ending …', de: 'Die Aufzeichnung wird beendet …' },
  unavailable: {
    en: 'This call cannot be recorded: its sound and picture do not pass through a server that records',
    de: 'Dieser Anruf kann nicht aufgezeichnet werden: Ton und Bild laufen über keinen Server, der aufzeichnet',
  },
  startTitle: { en: 'Record this call?', de: 'Diesen Anruf aufzeichnen?' },
  startText: {
    en: 'Everyone in the call is asked. Only those who agree are recorded.',
    de: 'Alle im Gespräch werden gefragt. Aufgezeichnet wird nur, wer zustimmt.',
  },
  what: { en: 'What is recorded', de: 'Was aufgezeichnet wird' },
  audio: { en: 'Sound only', de: 'Nur Ton' },
  video: { en: 'Sound and picture', de: 'Ton und Bild' },
  start: { en: 'Start recording', de: 'Aufzeichnung starten' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  waiting: {
    en: 'Nothing is being recorded at present',
    de: 'Zurzeit wird nichts aufgezeichnet',
  },
  recording: { en: 'Recording', de: 'Aufzeichnung' },
  ended: { en: 'The recording has ended', de: 'Die Aufzeichnung ist beendet' },
  youAre: { en: 'You are being recorded', de: 'Sie werden aufgezeichnet' },
  youWillBe: {
    en: 'You allowed recording',
    de: 'Sie haben der Aufzeichnung zugestimmt',
  },
  youAreNot: { en: 'You are not being recorded', de: 'Sie werden nicht aufgezeichnet' },
  agree: { en: 'Agree', de: 'Zustimmen' },
  refuse: { en: 'Do not agree', de: 'Nicht zustimmen' },
  withdraw: {
    en: 'Withdraw consent to the recording',
    de: 'Zustimmung zur Aufzeichnung widerrufen',
  },
  askTitle: { en: 'Allow recording?', de: 'Aufzeichnung erlauben?' },
  askAudio: {
    en: '{name} would like to record the sound of this call.',
    de: '{name} möchte den Ton dieses Gesprächs aufzeichnen.',
  },
  askVideo: {
    en: '{name} would like to record sound and picture of this call.',
    de: '{name} möchte Ton und Bild dieses Gesprächs aufzeichnen.',
  },
  askFreely: {
    en: 'You can decline: the call continues and you are not recorded. You can withdraw at any time.',
    de: 'Sie können ablehnen: Das Gespräch geht weiter, und Sie werden nicht aufgezeichnet. Ihre Zustimmung können Sie jederzeit widerrufen.',
  },
  someone: { en: 'The other participant', de: 'Die andere Person' },
  consents: { en: 'Consent', de: 'Zustimmung' },
  asked: { en: 'no answer yet', de: 'noch keine Antwort' },
  agreed: { en: 'agreed', de: 'zugestimmt' },
  refused: { en: 'not agreed', de: 'nicht zugestimmt' },
  withdrawn: { en: 'consent withdrawn', de: 'Zustimmung widerrufen' },
  mark: { en: 'Set a mark', de: 'Marke setzen' },
  marked: { en: 'Mark set at {at}', de: 'Marke bei {at} gesetzt' },
  you: { en: 'You', de: 'Sie' },
} as const satisfies Readonly<Record<string, Text>>;
