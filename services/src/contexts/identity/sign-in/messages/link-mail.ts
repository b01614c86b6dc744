import type { Language } from '@foyer/contracts/identity';
import { STANDARD_SETTINGS } from '@foyer/contracts/settings';

import { mailHtml, mailText, type MailMessage, type MailParts } from '#platform/operations/mail';
import { linkTexts, type LinkPurpose } from './link-texts.js';

export interface LinkMailParts {
  readonly memberId: string;
  readonly purpose: LinkPurpose;
  readonly language: Language;
  /** Of the reader, as `Europe/Berlin`. */
  readonly timeZone: string;
  readonly email: string;
  readonly firstName: string;
  readonly userName: string;
  readonly url: string;
  readonly expiresAt: string;
  /** The company's name for the product. */
  readonly title: string;
}

/**
 * The mail that carries a link to set a password, in its reader's language and by the reader's
 * clock, as text and as HTML.
 */
export function linkMail(parts: LinkMailParts): MailMessage {
  const { purpose, language, email, url } = parts;
  const says = linkTexts[purpose][language];
  // Names are people's own words: no line of a mail's head, and no markup, is to come out of one.
  const [firstName, userName, title] = [parts.firstName, parts.userName, parts.title].map((name) =>
    name.replace(/[\r\n]+/g, ' '),
  ) as [string, string, string];
  const subject = says.subject(title);
  const mail: MailParts = {
    language,
    subject,
    brand: title,
    greeting: says.greeting(firstName),
    before: says.before(userName, title),
    button: { text: says.button, url },
    otherwise: says.otherwise,
    after: says.after(untilText(parts)),
  };
  return {
    personId: parts.memberId,
    to: email,
    ...(title !== STANDARD_SETTINGS.appearance.title && { senderName: title }),
    subject,
    text: mailText(mail),
    html: mailHtml(mail),
  };
}

function untilText({ expiresAt, language, timeZone }: LinkMailParts): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(expiresAt));
}
