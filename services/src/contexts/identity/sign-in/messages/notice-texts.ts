import type { Language } from '@foyer/contracts/identity';

/**
 * The kinds of notices about an account. The owner receives them at the address that counted
 * before.
 */
export type NoticeKind =
  | 'email-requested'
  | 'email-changed'
  | 'user-name-changed'
  | 'password-changed'
  | 'linked'
  | 'factor-reset';

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
      subject: (title) => `A change of your e-mail for ${title} was requested`,
      before: (account, name) => [
        `A change of the e-mail of your account ${account} to ${name} was requested with your password. It takes effect once it is confirmed there.`,
        'If it was you, you do not need to do anything.',
        'If it was not you, set a new password immediately: this also cancels the change. Please tell your administrator, too.',
      ],
      button: 'Set a new password',
      after: [],
    },
    de: {
      subject: (title) => `Ihre E-Mail-Adresse für ${title} soll geändert werden`,
      before: (account, name) => [
        `Jemand mit dem Passwort Ihres Kontos ${account} möchte dessen E-Mail-Adresse in ${name} ändern. Die Änderung gilt, sobald sie dort bestätigt wurde.`,
        'Wenn Sie das waren, ist hier nichts zu tun.',
        'Wenn Sie das nicht waren, setzen Sie sofort ein neues Passwort: Damit wird auch die Änderung zurückgenommen. Sagen Sie außerdem Ihrer Administration Bescheid.',
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
        'If this is correct, you do not need to do anything.',
        'If not, tell your administrator immediately: they can restore your e-mail and end all sign-ins.',
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
        'If this was not you, set a new password and tell your administrator.',
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
      subject: (title) => `You now sign in to ${title} through your company`,
      before: (account) => [
        `Your account ${account} now belongs to your company sign-in. Its password here is no longer valid, and all earlier sign-ins have ended.`,
        'If this is not correct, tell your administrator.',
      ],
      after: [],
    },
    de: {
      subject: (title) => `Bei ${title} melden Sie sich jetzt mit Ihrem Unternehmen an`,
      before: (account) => [
        `Ihr Konto ${account} gehört jetzt zur Anmeldung Ihres Unternehmens. Sein Passwort hier gilt nicht mehr, und alle früheren Anmeldungen sind beendet.`,
        'Wenn das nicht stimmt, sagen Sie Ihrer Administration Bescheid.',
      ],
      after: [],
    },
  },
  'factor-reset': {
    en: {
      subject: (title) => `Your second factor for ${title} was turned off`,
      before: (account) => [
        `An administrator turned off the second factor of your account ${account}. Until you set up another one, your password alone signs you in.`,
        'If you asked for this, set up a new one in your account settings, under security.',
        'If not, set a new password immediately, and tell your administrator.',
      ],
      button: 'Set a new password',
      after: [],
    },
    de: {
      subject: (title) => `Ihr zweiter Faktor für ${title} wurde ausgeschaltet`,
      before: (account) => [
        `Ihre Administration hat den zweiten Faktor Ihres Kontos ${account} ausgeschaltet. Bis Sie einen neuen einrichten, genügt zur Anmeldung Ihr Passwort.`,
        'Wenn Sie darum gebeten haben, richten Sie in Ihren Kontoeinstellungen unter Sicherheit einen neuen ein.',
        'Wenn nicht, setzen Sie sofort ein neues Passwort und sagen Sie Ihrer Administration Bescheid.',
      ],
      button: 'Neues Passwort setzen',
      after: [],
    },
  },
  'user-name-changed': {
    en: {
      subject: (title) => `Your user name for ${title} was changed`,
      before: (account, name) => [
        `The user name of your account ${account} is now ${name}. From now on you sign in with it.`,
        'If this was not you, set a new password and tell your administrator.',
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
