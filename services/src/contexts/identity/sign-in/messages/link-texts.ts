import type { Language } from '@foyer/contracts/identity';

/** The purpose of a mailed link. */
export type LinkPurpose = 'invitation' | 'reset' | 'email';

interface LinkTexts {
  /** `title`: what the company calls the product. */
  readonly subject: (title: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly before: (userName: string, title: string) => readonly string[];
  readonly button: string;
  readonly otherwise: string;
  readonly after: (until: string) => readonly string[];
}

const english = {
  greeting: (firstName: string) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
  otherwise: 'If the button does not work, copy this address into your browser:',
};
const german = {
  greeting: (firstName: string) => (firstName === '' ? 'Guten Tag,' : `Guten Tag ${firstName},`),
  otherwise:
    'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
};

/** Texts of mails with a link. */
export const linkTexts: Readonly<Record<LinkPurpose, Readonly<Record<Language, LinkTexts>>>> = {
  invitation: {
    en: {
      ...english,
      subject: (title) => `Your invitation to ${title}`,
      before: (userName, title) => [
        `You have been invited to ${title}, the video reception. Set your password to get started.`,
        `Your user name is ${userName}.`,
      ],
      button: 'Set password',
      after: (until) => [
        `The link works once, until ${until}. After that, please ask your administrator for a new one.`,
      ],
    },
    de: {
      ...german,
      subject: (title) => `Ihre Einladung zu ${title}`,
      before: (userName, title) => [
        `Sie wurden zu ${title} eingeladen, dem Empfang per Video. Legen Sie Ihr Passwort fest, um loszulegen.`,
        `Ihr Benutzername lautet ${userName}.`,
      ],
      button: 'Passwort festlegen',
      after: (until) => [
        `Der Link funktioniert einmal, bis ${until}. Danach erhalten Sie einen neuen bei Ihrer Administration.`,
      ],
    },
  },
  reset: {
    en: {
      ...english,
      subject: (title) => `Set a new password for ${title}`,
      before: (userName) => [
        `A new password was requested for your account ${userName}. If it was you, set it here.`,
      ],
      button: 'Set a new password',
      after: (until) => [
        `The link works once, until ${until}.`,
        'If it was not you, ignore this mail: your password stays the same.',
      ],
    },
    de: {
      ...german,
      subject: (title) => `Neues Passwort für ${title} setzen`,
      before: (userName) => [
        `Für Ihr Konto ${userName} wurde ein neues Passwort angefordert. Wenn Sie das waren, legen Sie es hier fest.`,
      ],
      button: 'Neues Passwort festlegen',
      after: (until) => [
        `Der Link funktioniert einmal, bis ${until}.`,
        'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt unverändert.',
      ],
    },
  },
  email: {
    en: {
      ...english,
      subject: (title) => `Confirm your e-mail for ${title}`,
      before: (userName) => [
        `This address was entered as the new e-mail of the account ${userName}. If it was you, confirm it here; until then the current one stays in use.`,
      ],
      button: 'Confirm this e-mail',
      after: (until) => [
        `The link works once, until ${until}.`,
        'If it was not you, ignore this mail: the address will not be changed.',
      ],
    },
    de: {
      ...german,
      subject: (title) => `E-Mail-Adresse für ${title} bestätigen`,
      before: (userName) => [
        `Diese Adresse wurde als neue E-Mail-Adresse des Kontos ${userName} eingetragen. Wenn Sie das waren, bestätigen Sie sie hier; bis dahin bleibt die bisherige.`,
      ],
      button: 'E-Mail-Adresse bestätigen',
      after: (until) => [
        `Der Link funktioniert einmal, bis ${until}.`,
        'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Die Adresse wird nicht übernommen.',
      ],
    },
  },
};
