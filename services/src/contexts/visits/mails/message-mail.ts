import { escapeHtml } from '../../../platform/http/index.js';
import type { MailMessage } from '../../../platform/operations/mail/index.js';

export interface MessageMailParts {
  readonly visitId: string;
  /** Who reads it for the portal. */
  readonly to: string;
  /** Where the visitor is answered. */
  readonly email: string;
  readonly text: string;
  readonly portalName: string;
}

/** What a visitor wrote who had waited for long. The portal's readers get it in the product's first language. */
export function messageMail({
  visitId,
  to,
  email,
  text,
  portalName,
}: MessageMailParts): MailMessage {
  const from = `Nachricht an ${portalName} von ${email}:`;
  return {
    personId: visitId,
    to,
    subject: `Nachricht an ${portalName}`.replace(/[\r\n]+/g, ' '),
    text: `${from}\n\n${text}\n`,
    html: `<p>${escapeHtml(from)}</p>\n<p>${escapeHtml(text).replace(/\n/g, '<br>')}</p>`,
  };
}
