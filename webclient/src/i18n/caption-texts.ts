import type { Text } from '@foyer/contracts/notices';

/** The texts about captions and the transcript of a call; loaded with the part that shows them. */
export const captionTexts = {
  on: { en: 'Turn on captions', de: 'Untertitel einschalten' },
  off: { en: 'Turn off captions', de: 'Untertitel ausschalten' },
  startTitle: { en: 'Turn on captions?', de: 'Untertitel einschalten?' },
  startText: {
    en: 'Captions create a transcript. Everyone is asked first; only people who agree are transcribed. Staff in this call can create a summary.',
    de: 'Untertitel erzeugen ein Transkript. Alle werden vorher gefragt; nur wer zustimmt, wird transkribiert. Mitarbeitende in diesem Gespräch können es zusammenfassen lassen.',
  },
  startOwn: {
    en: 'By turning captions on you agree for yourself.',
    de: 'Mit dem Einschalten stimmen Sie für sich selbst zu.',
  },
  browser: {
    en: 'Your browser may send what you say to its own speech service.',
    de: 'Ihr Browser kann das, was Sie sagen, an seinen eigenen Sprachdienst senden.',
  },
  sound: {
    en: 'Your browser does not recognize speech itself. What you say is sent as sound to the speech service of this company.',
    de: 'Ihr Browser erkennt Sprache nicht selbst. Was Sie sagen, wird als Ton an den Sprachdienst des Unternehmens gesendet.',
  },
  soundWhereSetUp: {
    en: 'If your browser cannot recognize speech, what you say is sent as sound to the speech service of this company, where one is set up.',
    de: 'Wenn Ihr Browser Sprache nicht erkennen kann, wird das, was Sie sagen, als Ton an den Sprachdienst des Unternehmens gesendet, sofern einer eingerichtet ist.',
  },
  soundInstead: {
    en: 'If your browser cannot recognize speech, what you say is sent as sound to the speech service of this company.',
    de: 'Wenn Ihr Browser Sprache nicht erkennen kann, wird das, was Sie sagen, als Ton an den Sprachdienst des Unternehmens gesendet.',
  },
  start: { en: 'Turn on', de: 'Einschalten' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  language: { en: 'I speak', de: 'Ich spreche' },
  isOn: { en: 'Transcript is being made', de: 'Transkript wird erstellt' },
  noOne: { en: 'Nothing is being transcribed', de: 'Es wird nichts transkribiert' },
  notCaptioned: {
    en: 'No captions for {names} (no consent)',
    de: 'Keine Untertitel für {names} (keine Zustimmung)',
  },
  ended: { en: 'The transcript has ended', de: 'Das Transkript ist beendet' },
  youAre: { en: 'You are being transcribed', de: 'Sie werden transkribiert' },
  youAreNot: { en: 'You are not being transcribed', de: 'Sie werden nicht transkribiert' },
  cannot: {
    en: 'This browser cannot transcribe what you say',
    de: 'Dieser Browser kann nicht transkribieren, was Sie sagen',
  },
  failed: {
    en: 'Speech is not recognized right now',
    de: 'Sprache wird gerade nicht erkannt',
  },
  stop: { en: 'Stop transcript', de: 'Transkript beenden' },
  askTitle: {
    en: 'Allow transcription of what you say?',
    de: 'Darf Ihr Gesagtes transkribiert werden?',
  },
  askText: {
    en: '{name} has turned on captions. A transcript of the call is made for this, and a summary of it may be made.',
    de: '{name} hat Untertitel eingeschaltet. Dafür wird ein Transkript des Gesprächs erstellt, das zusammengefasst werden kann.',
  },
  askFreely: {
    en: 'You can decline: the call continues and you are not transcribed. You can withdraw at any time; what you said is then removed.',
    de: 'Sie können ablehnen: Das Gespräch geht weiter, und Sie werden nicht transkribiert. Ihre Zustimmung können Sie jederzeit widerrufen; was Sie gesagt haben, wird dann entfernt.',
  },
  someone: { en: 'The other participant', de: 'Die andere Person' },
  agree: { en: 'Agree', de: 'Zustimmen' },
  refuse: { en: 'Do not agree', de: 'Nicht zustimmen' },
  withdraw: {
    en: 'Withdraw consent to the transcript',
    de: 'Zustimmung zum Transkript widerrufen',
  },
  withdrawTitle: {
    en: 'Withdraw your consent to the transcript?',
    de: 'Zustimmung zum Transkript widerrufen?',
  },
  withdrawText: {
    en: 'What you have said so far is removed from the transcript. This cannot be undone.',
    de: 'Was Sie bisher gesagt haben, wird aus dem Transkript entfernt. Das lässt sich nicht rückgängig machen.',
  },
  captions: { en: 'Captions', de: 'Untertitel' },
  you: { en: 'You', de: 'Sie' },
} as const satisfies Readonly<Record<string, Text>>;

/** Languages by the name that those who speak them give them. */
export const spokenLanguageNames = {
  'en-US': 'English',
  'de-DE': 'Deutsch',
  'fr-FR': 'Français',
  'it-IT': 'Italiano',
  'es-ES': 'Español',
  'ru-RU': 'Русский',
  'ar-SA': 'العربية',
  'hi-IN': 'हिन्दी',
} as const;
