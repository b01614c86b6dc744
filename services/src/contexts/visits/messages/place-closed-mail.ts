import { mailHtml, mailText, type MailMessage, type MailParts } from '#platform/operations/mail';
import type { PlaceMailParts } from './place-mail.js';

const texts = {
  en: {
    /** Stands for the name of a portal that was deleted. */
    nameless: 'The portal',
    subject: (portal: string) => `${portal} has closed`,
    before: 'The portal has closed before it was your turn. Your place in line is gone.',
    button: 'To the portal',
    otherwise: 'If the button does not work, copy this link into your browser:',
    after: 'You can ring again when the portal is open. We are sorry that you waited in vain.',
  },
  de: {
    nameless: 'Das Portal',
    subject: (portal: string) => `${portal} hat geschlossen`,
    before:
      'Das Portal hat geschlossen, bevor Sie an der Reihe waren. Ihr Platz ist nicht mehr da.',
    button: 'Zum Portal',
    otherwise:
      'Falls die Schaltfläche nicht funktioniert, kopieren Sie diesen Link in Ihren Browser:',
    after: 'Sie können wieder klingeln, wenn das Portal offen ist. Es tut uns leid.',
  },
} as const;

type Parts = Pick<PlaceMailParts, 'visitId' | 'email' | 'language' | 'portalName'> & {
  /** The page of the portal; null where there is none any more. */
  readonly url: string | null;
};

/** The mail to a visitor who has gone and kept a place, at a portal that closes meanwhile. */
export function placeClosedMail({ visitId, email, language, portalName, url }: Parts): MailMessage {
  const says = texts[language];
  const brand = portalName.replace(/[\r\n]+/g, ' ') || says.nameless;
  const mail: MailParts = {
    ...{ language, brand, subject: says.subject(brand), before: [says.before] },
    ...{ otherwise: says.otherwise, ...(url !== null && { button: { text: says.button, url } }) },
    after: [says.after],
  };
  const { subject } = mail;
  return { personId: visitId, to: email, subject, text: mailText(mail), html: mailHtml(mail) };
}
