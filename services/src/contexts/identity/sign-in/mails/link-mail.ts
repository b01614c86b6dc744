import type { Language } from '@foyer/contracts/identity';

import { escapeHtml } from '../../../../platform/http/index.js';
import type { MailMessage } from '../../../../platform/operations/mail/index.js';

export interface LinkMailParts {
  readonly memberId: string;
  readonly purpose: 'invitation' | 'reset';
  readonly language: Language;
  readonly email: string;
  readonly firstName: string;
  readonly url: string;
  readonly expiresAt: string;
}

interface Texts {
  readonly subject: string;
  readonly greeting: (firstName: string) => string;
  readonly before: string;
  readonly button: string;
  readonly after: (until: string) => string;
}

const texts: Readonly<Record<LinkMailParts['purpose'], Readonly<Record<Language, Texts>>>> = {
  invitation: {
    en: {
      subject: 'Your invitation to Foyer',
      greeting: (firstName) => `Hello ${firstName},`,
      before:
        'you have been invited to Foyer, the video reception. Set your password to get started:',
      button: 'Set password',
      after: (until) => `The link works once, until ${until}. After that, ask your administrator.`,
    },
    de: {
      subject: 'Ihre Einladung zu Foyer',
      greeting: (firstName) => `Guten Tag ${firstName},`,
      before:
        'Sie wurden zu Foyer eingeladen, dem Empfang per Video. Setzen Sie Ihr Passwort, um zu beginnen:',
      button: 'Passwort setzen',
      after: (until) =>
        `Der Link gilt einmal, bis ${until}. Wenden Sie sich danach an Ihre Administration.`,
    },
  },
  reset: {
    en: {
      subject: 'Set a new password for Foyer',
      greeting: (firstName) => `Hello ${firstName},`,
      before: 'someone asked for a new password for your account. If it was you, set it here:',
      button: 'Set a new password',
      after: (until) =>
        `The link works once, until ${until}. If it was not you, ignore this mail: your password stays the same.`,
    },
    de: {
      subject: 'Neues Passwort für Foyer setzen',
      greeting: (firstName) => `Guten Tag ${firstName},`,
      before:
        'jemand hat ein neues Passwort für Ihr Konto angefordert. Wenn Sie das waren, setzen Sie es hier:',
      button: 'Neues Passwort setzen',
      after: (until) =>
        `Der Link gilt einmal, bis ${until}. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt unverändert.`,
    },
  },
};

/** The mail that carries a link to set a password, in its reader's language, as text and as HTML. */
export function linkMail(parts: LinkMailParts): MailMessage {
  const { purpose, language, email, url } = parts;
  const { subject, greeting, before, button, after } = texts[purpose][language];
  const until = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(parts.expiresAt));
  // Names are people's own words: no line of a mail's head, and no markup, is to come out of one.
  const hello = greeting(parts.firstName.replace(/[\r\n]+/g, ' '));
  const closing = after(`${until} UTC`);
  return {
    personId: parts.memberId,
    to: email,
    subject,
    text: [hello, before, url, closing].join('\n\n') + '\n',
    html: [
      `<p>${escapeHtml(hello)}</p>`,
      `<p>${escapeHtml(before)}</p>`,
      `<p><a href="${escapeHtml(url)}">${escapeHtml(button)}</a></p>`,
      `<p>${escapeHtml(closing)}</p>`,
    ].join('\n'),
  };
}
