import type { Language } from '@foyer/contracts/identity';

import { escapeHtml } from '../../../platform/http/index.js';
import type { MailMessage } from '../../../platform/operations/mail/index.js';

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
    after: (until: string) => `The link is good once. Your place is kept until ${until}.`,
  },
  de: {
    subject: (portal: string) => `${portal}: Sie sind gleich an der Reihe`,
    before: 'Vor Ihnen sind höchstens noch zwei Personen. Kommen Sie zurück an Ihren Platz:',
    button: 'Zurück an meinen Platz',
    after: (until: string) =>
      `Der Link gilt einmal. Ihr Platz bleibt bis ${until} Uhr für Sie frei.`,
  },
} as const;

/** The mail by which who has gone comes back to the place in line. */
export function placeMail(parts: PlaceMailParts): MailMessage {
  const { visitId, email, language, url, timeZone } = parts;
  const { subject, before, button, after } = texts[language];
  const until = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(
    new Date(parts.expiresAt),
  );
  const closing = after(until);
  return {
    personId: visitId,
    to: email,
    subject: subject(parts.portalName.replace(/[\r\n]+/g, ' ')),
    text: [before, url, closing].join('\n\n') + '\n',
    html: [
      `<p>${escapeHtml(before)}</p>`,
      `<p><a href="${escapeHtml(url)}">${escapeHtml(button)}</a></p>`,
      `<p>${escapeHtml(closing)}</p>`,
    ].join('\n'),
  };
}
