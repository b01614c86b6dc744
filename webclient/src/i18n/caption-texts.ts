import type { Text } from '@foyer/contracts/notices';

/** What is said about captions and the transcript of a call; loaded with the part that says it. */
export const captionTexts = {
  on: { en: 'Turn on captions', de: 'Untertitel einschalten' },
  off: { en: 'Turn off captions', de: 'Untertitel ausschalten' },
  startTitle: { en: 'Turn on captions?', de: 'Untertitel einschalten?' },
  startText: {
    en: 'A transcript of the call is made for this. Everyone in the call is asked. Only the words of those who agree are shown and kept, and staff of this call can have a summary made of them.',
    de: 'Dafür wird ein Transkript des Gesprächs erstellt. Alle im Gespräch werden gefragt. Nur was diejenigen sagen, die zustimmen, wird angezeigt und gespeichert. Die Mitarbeitenden in diesem Gespräch können es zusammenfassen lassen.',
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
  noOne: { en: 'No one is being written down', de: 'Es wird nichts mitgeschrieben' },
  notCaptioned: {
    en: '{names} did not agree: no captions of them',
    de: 'Keine Untertitel von {names}: nicht zugestimmt',
  },
  ended: { en: 'The transcript has ended', de: 'Das Transkript ist beendet' },
  youAre: { en: 'What you say is written down', de: 'Was Sie sagen, wird mitgeschrieben' },
  youAreNot: {
    en: 'What you say is not written down',
    de: 'Was Sie sagen, wird nicht mitgeschrieben',
  },
  cannot: {
    en: 'This browser cannot write down what you say',
    de: 'Dieser Browser kann nicht mitschreiben, was Sie sagen',
  },
  failed: {
    en: 'Speech is not recognized right now',
    de: 'Sprache wird gerade nicht erkannt',
  },
  stop: { en: 'Stop transcript', de: 'Transkript beenden' },
  askTitle: {
    en: 'May your words be written down?',
    de: 'Darf mitgeschrieben werden, was Sie sagen?',
  },
  askText: {
    en: '{name} has turned on captions. A transcript of the call is made for this, and a summary of it may be made.',
    de: '{name} hat Untertitel eingeschaltet. Dafür wird ein Transkript des Gesprächs erstellt, das zusammengefasst werden kann.',
  },
  askFreely: {
    en: 'If you do not agree, the call continues and nothing you say is written down. You can change your mind at any time; what you said is then removed.',
    de: 'Wenn Sie nicht zustimmen, geht das Gespräch weiter, und nichts von dem, was Sie sagen, wird mitgeschrieben. Sie können Ihre Meinung jederzeit ändern; was Sie gesagt haben, wird dann entfernt.',
  },
  someone: { en: 'Your conversation partner', de: 'Ihr Gegenüber' },
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
