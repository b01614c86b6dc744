import type { Language } from '@foyer/contracts/identity';
import { STANDARD_SETTINGS } from '@foyer/contracts/settings';

import { mailHtml, mailText, type MailMessage, type MailParts } from '#platform/operations/mail';
import { linkTexts } from './link-texts.js';
import { noticeTexts, type NoticeKind } from './notice-texts.js';

export interface NoticeMailParts {
  readonly memberId: string;
  readonly kind: NoticeKind;
  readonly language: Language;
  /** The address that counted until then. */
  readonly email: string;
  readonly firstName: string;
  /** The user name until then. */
  readonly account: string;
  /** The new user name or e-mail. */
  readonly name: string;
  /** The page on which the owner can request a new password. */
  readonly url: string;
  /** The company's name for the product. */
  readonly title: string;
}

/**
 * Tells the owner of an account that it is signed in to by something else now, and what to do where
 * that is wrong.
 */
export function noticeMail(parts: NoticeMailParts): MailMessage {
  const { memberId, kind, language, email, url } = parts;
  const says = noticeTexts[kind][language];
  const words = linkTexts.reset[language];
  const [firstName, account, name, title] = [
    parts.firstName,
    parts.account,
    parts.name,
    parts.title,
  ].map((text) => text.replace(/[\r\n]+/g, ' ')) as [string, string, string, string];
  const subject = says.subject(title);
  const mail: MailParts = {
    language,
    subject,
    brand: title,
    greeting: words.greeting(firstName),
    before: says.before(account, name),
    ...(says.button !== undefined && { button: { text: says.button, url } }),
    otherwise: words.otherwise,
    after: says.after,
  };
  return {
    personId: memberId,
    to: email,
    ...(title !== STANDARD_SETTINGS.appearance.title && { senderName: title }),
    subject,
    text: mailText(mail),
    html: mailHtml(mail),
  };
}
