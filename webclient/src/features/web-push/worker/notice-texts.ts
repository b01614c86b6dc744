import type { NoticeKind, PushPayload } from '@foyer/contracts/web-push';

interface Words {
  readonly title: string;
  readonly body: string;
}
type Language = PushPayload['language'];

/** The words of devices. No name stands in it: a push service carries none. */
const TEXTS: Readonly<Record<NoticeKind, Readonly<Record<Language, Words>>>> = {
  rings: {
    en: { title: 'A visitor is ringing', body: 'Press here to answer.' },
    de: { title: 'Ein Besucher klingelt', body: 'Drücken Sie hier, um zu antworten.' },
  },
  consults: {
    en: { title: 'A colleague is asking for you', body: 'Press here to answer.' },
    de: { title: 'Rücksprache gewünscht', body: 'Drücken Sie hier, um zu antworten.' },
  },
  waits: {
    en: { title: 'A visitor is waiting', body: 'Press here to open your desk.' },
    de: { title: 'Ein Besucher wartet', body: 'Drücken Sie hier, um Ihren Empfang zu öffnen.' },
  },
  missed: {
    en: { title: 'You missed a call', body: 'No calls ring at your desk until you are back.' },
    de: {
      title: 'Verpasster Anruf',
      body: 'Bei Ihnen klingelt es erst wieder, wenn Sie zurück sind.',
    },
  },
  meeting: {
    en: { title: 'A meeting begins', body: 'Press here to join.' },
    de: { title: 'Eine Besprechung beginnt', body: 'Drücken Sie hier, um teilzunehmen.' },
  },
  unattended: {
    en: { title: 'Nobody is at the desk', body: 'Visitors are waiting, and all desks are empty.' },
    de: { title: 'Kein Empfang ist besetzt', body: 'Besucher warten, und niemand ist am Empfang.' },
  },
  test: {
    en: { title: 'Notices work on this device', body: 'This was a test.' },
    de: { title: 'Mitteilungen kommen hier an', body: 'Das war ein Test.' },
  },
};

const MANY: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `${count} people are waiting`,
  de: (count) => `${count} Personen warten`,
};

/** The words of a notice, with the number of people where it is more than one. */
export function wordsOf({ kind, language, count = 1 }: PushPayload): Words {
  const words = TEXTS[kind][language];
  return kind === 'waits' && count > 1 ? { ...words, title: MANY[language](count) } : words;
}
