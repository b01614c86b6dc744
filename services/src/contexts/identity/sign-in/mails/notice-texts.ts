import type { Language } from '@foyer/contracts/identity';

/**
 * The kinds of notices about an account. The owner receives them at the address that counted
 * before.
 */
export type NoticeKind =
  'email-requested' | 'email-changed' | 'user-name-changed' | 'password-changed' | 'linked';

interface NoticeTexts {
  readonly subject: (title: string) => string;
  /** `name` is the new one. */
  readonly before: (account: string, name: string) => readonly string[];
  /** Left out where the reader can no longer do anything on a page. */
  readonly button?: string;
  readonly after: readonly string[];
}

export const noticeTexts: Readonly<Record<NoticeKind, Readonly<Record<Language, NoticeTexts>>>> = {
  'email-requested': {
    en: {
      subject: (title) => `Your e-mail for ${title} is to be changed`,
      before: (account, name) => [
        `Somebody who knows the password of your account ${account} has asked to change its e-mail to ${name}. The change counts once it was confirmed there.`,
        'If it was you, there is nothing to do here.',
        'If it was not you, set a new password at once: that also withdraws the change. Tell your administrator as well.',
      ],
      button: 'Set a new password',
      after: [],
    },
    de: {
      subject: (title) => `Ihre E-Mail-Adresse für ${title} soll geändert werden`,
      before: (account, name) => [
        `Jemand mit dem Passwort Ihres Kontos ${account} möchte dessen E-Mail-Adresse in ${name} ändern. Die Änderung gilt, sobald sie dort bestätigt wurde.`,
        'Wenn Sie das waren, ist hier nichts zu tun.',
        'Wenn Sie das nicht waren, setzen Sie sofort ein neues Passwort: Damit ist auch die Änderung zurückgenommen. Sagen Sie außerdem Ihrer Administration Bescheid.',
      ],
      button: 'Neues Passwort setzen',
      after: [],
    },
  },
  'email-changed': {
    en: {
      subject: (title) => `Your e-mail for ${title} was changed`,
      before: (account, name) => [
        `The e-mail of your account ${account} is now ${name}. From now on mails go there, and so do links to a new password.`,
        'If that is right, there is nothing to do.',
        'If not, tell your administrator at once: they can set your e-mail back and end all sign-ins.',
      ],
      after: [],
    },
    de: {
      subject: (title) => `Ihre E-Mail-Adresse für ${title} wurde geändert`,
      before: (account, name) => [
        `Die E-Mail-Adresse Ihres Kontos ${account} ist jetzt ${name}. Ab sofort gehen E-Mails dorthin, auch Links für ein neues Passwort.`,
        'Wenn das stimmt, ist nichts zu tun.',
        'Wenn nicht, sagen Sie sofort Ihrer Administration Bescheid: Sie kann Ihre E-Mail-Adresse zurücksetzen und alle Anmeldungen beenden.',
      ],
      after: [],
    },
  },
  'password-changed': {
    en: {
      subject: (title) => `Your password for ${title} was changed`,
      before: (account) => [
        `The password of your account ${account} was changed. All other sign-ins have ended, and so has the secret address of your calendar.`,
        'If that is not right, set a new password and tell your administrator.',
      ],
      button: 'Set a new password',
      after: [],
    },
    de: {
      subject: (title) => `Ihr Passwort für ${title} wurde geändert`,
      before: (account) => [
        `Das Passwort Ihres Kontos ${account} wurde geändert. Alle anderen Anmeldungen sind beendet, ebenso die geheime Adresse Ihres Kalenders.`,
        'Wenn das nicht stimmt, setzen Sie ein neues Passwort und sagen Sie Ihrer Administration Bescheid.',
      ],
      button: 'Neues Passwort setzen',
      after: [],
    },
  },
  linked: {
    en: {
      subject: (title) => `You sign in to ${title} through your company now`,
      before: (account) => [
        `Your account ${account} now belongs to your company sign-in. Its password here no longer counts, and all that was signed in before has ended.`,
        'If that is not right, tell your administrator.',
      ],
      after: [],
    },
    de: {
      subject: (title) => `Bei ${title} melden Sie sich jetzt mit Ihrem Unternehmen an`,
      before: (account) => [
        `Ihr Konto ${account} gehört jetzt zur Anmeldung Ihres Unternehmens. Sein Passwort hier gilt nicht mehr, und alles, was vorher angemeldet war, ist beendet.`,
        'Wenn das nicht stimmt, sagen Sie Ihrer Administration Bescheid.',
      ],
      after: [],
    },
  },
  'user-name-changed': {
    en: {
      subject: (title) => `Your user name for ${title} was changed`,
      before: (account, name) => [
        `The user name of your account ${account} is now ${name}. From now on you sign in with it.`,
        'If that is not right, set a new password and tell your administrator.',
      ],
      button: 'Set a new password',
      after: [],
    },
    de: {
      subject: (title) => `Ihr Benutzername für ${title} wurde geändert`,
      before: (account, name) => [
        `Der Benutzername Ihres Kontos ${account} ist jetzt ${name}. Ab sofort melden Sie sich damit an.`,
        'Wenn das nicht stimmt, setzen Sie ein neues Passwort und sagen Sie Ihrer Administration Bescheid.',
      ],
      button: 'Neues Passwort setzen',
      after: [],
    },
  },
};
