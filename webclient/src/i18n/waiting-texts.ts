import type { Text } from '@foyer/contracts/notices';

/** The texts next to a place in line; loaded with the part that shows them, in both languages. */
export const waitingTexts = {
  keep: {
    en: 'Please keep this page open. If it closes by accident, open the same link within a minute: your place is kept.',
    de: 'Bitte lassen Sie diese Seite geöffnet. Falls sie sich aus Versehen schließt, öffnen Sie innerhalb einer Minute denselben Link: Ihr Platz bleibt erhalten.',
  },
  leaveTitle: {
    en: 'Give up your place?',
    de: 'Platz aufgeben?',
  },
  leaveText: {
    en: 'You are number {position} in line. If you leave now and come back later, you start at the end.',
    de: 'Sie sind Nummer {position} in der Warteschlange. Wenn Sie jetzt gehen und später wiederkommen, beginnen Sie wieder am Ende.',
  },
  takesLong: {
    en: 'It takes longer than usual today. Thank you for your patience.',
    de: 'Es dauert heute länger als sonst. Danke für Ihre Geduld.',
  },
  keepPlace: { en: 'Leave and keep your place', de: 'Gehen und den Platz behalten' },
  keepPlaceText: {
    en: 'When at most two people are ahead of you, we send you a link back to your place.',
    de: 'Sobald höchstens zwei Personen vor Ihnen sind, schicken wir Ihnen einen Link zurück an Ihren Platz.',
  },
  keepPlaceTextHere: {
    en: 'No mails are sent from here. Please open this page again from time to time: it says when it is nearly your turn.',
    de: 'Von hier werden keine E-Mails verschickt. Bitte öffnen Sie diese Seite zwischendurch wieder: Sie zeigt, wenn Sie gleich an der Reihe sind.',
  },
  keepPlaceTextNumber: {
    en: 'When at most two people are ahead of you, we send a link back to your mobile number. No mails are sent from here.',
    de: 'Sobald höchstens zwei Personen vor Ihnen sind, schicken wir einen Link an Ihre Handynummer. Von hier werden keine E-Mails verschickt.',
  },
  keepPlaceYes: { en: 'Keep my place', de: 'Platz behalten' },
  email: { en: 'Your e-mail address', de: 'Ihre E-Mail-Adresse' },
  emailWrong: { en: 'Invalid email address', de: 'Ungültige E-Mail-Adresse' },
  emailOrNumber: {
    en: 'Your e-mail address or mobile number',
    de: 'Ihre E-Mail-Adresse oder Handynummer',
  },
  emailOrNumberWrong: {
    en: 'Enter an e-mail address or a mobile number',
    de: 'Geben Sie eine E-Mail-Adresse oder Handynummer ein',
  },
  kept: { en: 'Your place is kept', de: 'Ihr Platz bleibt frei' },
  keptText: {
    en: 'You may close this page. We write to you when it is nearly your turn.',
    de: 'Sie können diese Seite schließen. Wir schreiben Ihnen, wenn Sie gleich an der Reihe sind.',
  },
  keptTextHere: {
    en: 'You may close this page. Open it again from time to time: it says when it is nearly your turn.',
    de: 'Sie können diese Seite schließen. Öffnen Sie sie zwischendurch wieder: Sie zeigt, wenn Sie gleich an der Reihe sind.',
  },
  called: { en: 'It is nearly your turn', de: 'Sie sind gleich an der Reihe' },
  calledText: {
    en: 'We have written to you. Your place is kept for 20 minutes.',
    de: 'Wir haben Ihnen geschrieben. Ihr Platz bleibt 20 Minuten frei.',
  },
  calledTextHere: {
    en: 'Your place is kept for 20 minutes.',
    de: 'Ihr Platz bleibt 20 Minuten frei.',
  },
  here: { en: 'I am here again', de: 'Ich bin wieder da' },
  write: { en: 'Write a message instead', de: 'Stattdessen eine Nachricht schreiben' },
  writeText: {
    en: 'We answer by e-mail. Your place in line is given up.',
    de: 'Wir antworten per E-Mail. Ihr Platz in der Warteschlange wird aufgegeben.',
  },
  words: { en: 'Your message', de: 'Ihre Nachricht' },
  wordsMissing: { en: 'Please write a message', de: 'Bitte schreiben Sie eine Nachricht' },
  send: { en: 'Send and leave', de: 'Senden und gehen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
} as const satisfies Readonly<Record<string, Text>>;
