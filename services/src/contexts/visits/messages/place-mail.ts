import type { Language } from '@foyer/contracts/identity';

import { mailHtml, mailText, type MailMessage, type MailParts } from '#platform/operations/mail';

export interface PlaceMailParts {
  readonly visitId: string;
  readonly email: string;
  readonly language: Language;
  readonly portalName: string;
  readonly url: string;
  readonly expiresAt: string;
  readonly timeZone: string;
}

const texts = {
  en: {
    subject: (portal: string) => `${portal}: it is nearly your turn`,
    before: 'At most two people are ahead of you. Come back to your place in line:',
    button: 'Back to my place',
    otherwise: 'If the button does not work, copy this link into your browser:',
    after: (until: string) => `The link works once. Your place is kept until ${until}.`,
  },
  de: {
    subject: (portal: string) => `${portal}: Sie sind gleich an der Reihe`,
    before: 'Vor Ihnen sind höchstens noch zwei Personen. Kommen Sie zurück an Ihren Platz:',
    button: 'Zurück an meinen Platz',
    otherwise:
      'Falls die Schaltfläche nicht funktioniert, kopieren Sie diesen Link in Ihren Browser:',
    after: (until: string) =>
      `Der Link gilt einmal. Ihr Platz bleibt bis ${until} Uhr für Sie frei.`,
  },
} as const;

/** The mail by which who has gone comes back to the place in line. */
export function placeMail(parts: PlaceMailParts): MailMessage {
  const { visitId, email, language, url, timeZone } = parts;
  const says = texts[language];
  const until = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(
    new Date(parts.expiresAt),
  );
  const portalName = parts.portalName.replace(/[\r\n]+/g, ' ');
  const mail: MailParts = {
    language,
    subject: says.subject(portalName),
    brand: portalName,
    before: [says.before],
    button: { text: says.button, url },
    otherwise: says.otherwise,
    after: [says.after(until)],
  };
  return {
    personId: visitId,
    to: email,
    subject: mail.subject,
    text: mailText(mail),
    html: mailHtml(mail),
  };
}
