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

/**
 * What a visitor wrote who had waited for long. No one knows which language is read at the portal's address, so what the
 * product says of it is said in both.
 */
export function messageMail(parts: MessageMailParts): MailMessage {
  const { visitId, to, email, text, portalName } = parts;
  const from = [
    `Nachricht an ${portalName} von ${email}:`,
    `Message to ${portalName} from ${email}:`,
  ];
  return {
    personId: visitId,
    to,
    subject: `Nachricht / Message: ${portalName}`.replace(/[\r\n]+/g, ' '),
    text: `${from.join('\n')}\n\n${text}\n`,
    html: [
      `<p>${from.map(escapeHtml).join('<br>')}</p>`,
      `<p>${escapeHtml(text).replace(/\n/g, '<br>')}</p>`,
    ].join('\n'),
  };
}
