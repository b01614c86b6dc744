import { escapeHtml } from '#platform/http';
import type { MailMessage } from '#platform/operations/mail';

export interface MessageMailParts {
  readonly visitId: string;
  /** The address of the portal's reader. */
  readonly to: string;
  /** The address for the answer to the visitor. */
  readonly email: string;
  readonly text: string;
  readonly portalName: string;
}

/**
 * Builds the mail with the message of a visitor who had waited for long. The language of the
 * portal's reader is unknown, so the product's own words are in both languages.
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
