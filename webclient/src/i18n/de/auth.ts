import { accountRoleNames } from '@foyer/contracts/role-names';
export const auth = {
  leaving: {
    end: {
      title: 'Gespräch beenden und abmelden?',
      text: 'Sie sind in einem Gespräch. Es endet, wenn Sie sich abmelden.',
      go: 'Beenden und abmelden',
    },
    leave: {
      title: 'Gespräch verlassen und abmelden?',
      text: 'Sie sind im Gespräch einer Kollegin oder eines Kollegen. Es geht ohne Sie weiter.',
      go: 'Verlassen und abmelden',
    },
    any: {
      title: 'Gespräche verlassen und abmelden?',
      text: 'Sie sind auf einer anderen Seite im Gespräch. Mit der Abmeldung verlassen Sie es.',
      go: 'Verlassen und abmelden',
    },
  },
  signIn: 'Anmelden',
  lead: 'Für alle, die am Empfang arbeiten.',
  username: 'Benutzername oder E-Mail',
  ownUserName: 'Benutzername',
  usernameTooShort: 'Bitte geben Sie mindestens 5 Zeichen ein.',
  password: 'Passwort',
  passwordMissing: 'Bitte geben Sie Ihr Passwort ein.',
  show: 'Zeigen',
  hide: 'Verbergen',
  ended: {
    expired:
      'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an; danach geht es dort weiter, wo Sie waren.',
    deactivated: 'Sie wurden deaktiviert.',
    'signed-out': 'Sie sind abgemeldet.',
  },
  endsAt: 'Ihre Anmeldung endet um {{time}} Uhr.',
  stay: 'Angemeldet bleiben',
  stayText: 'Bitte geben Sie Ihr Passwort ein. Ein Gespräch läuft dabei weiter.',
  firstTitle: 'Wählen Sie Ihr Passwort',
  firstLead:
    'Dieser Link gilt einmal. Danach melden Sie sich mit Ihrem Benutzernamen und dem Passwort an, das Sie jetzt wählen.',
  linkIncomplete:
    'Dieser Link ist unvollständig. Bitte öffnen Sie ihn genau so, wie ihn der Server beim Start ausgegeben hat.',
  firstSpentTitle: 'Dieser Link wurde schon benutzt',
  firstSpentText:
    'Der Link des ersten Starts funktioniert einmal und einen Tag lang. Wurde damit ein Passwort gewählt, melden Sie sich an; sonst starten Sie den Server neu und erhalten einen neuen Link.',
  newPassword: 'Neues Passwort',
  again: 'Passwort wiederholen',
  different: 'Die beiden Passwörter stimmen nicht überein.',
  passwordRules: 'Dieses Passwort hält noch nicht alle Regeln ein.',
  setPassword: 'Passwort setzen und anmelden',
  strength: 'Stärke des Passworts',
  level: {
    nothing: ' ',
    'very-weak': 'Sehr schwach',
    weak: 'Schwach',
    medium: 'Mittel',
    strong: 'Stark',
  },
  rule: {
    length: '12 bis 20 Zeichen',
    upper: 'Ein Großbuchstabe',
    lower: 'Ein Kleinbuchstabe',
    digit: 'Eine Ziffer',
    special: 'Ein Sonderzeichen',
    noSpaces: 'Keine Leerzeichen',
    noName: 'Nicht Ihr Vorname',
  },
  phrase: {
    length: '15 bis 128 Zeichen; mehrere Wörter sind leicht zu merken',
    common: 'Häufig verwendete Passphrasen werden nicht angenommen.',
  },
  kept: '(erfüllt)',
  notKept: '(noch nicht)',
  signOut: 'Abmelden',
  noRights: 'Noch kein Zugriff',
  noRightsText:
    'Ihr Konto hat noch keine Rechte. Ihre Administration kann Ihnen eine Rolle geben; sobald das geschehen ist, geht es hier weiter.',
  noDesk: 'Ihre Rolle kommt ohne Empfang aus',
  noDeskText: 'Anrufe und ihre Aufzeichnungen finden Sie in der Konsole.',
  toConsole: 'Zur Konsole',
  roleChanged: 'Ihre Rolle ist jetzt: {{role}}.',
  role: accountRoleNames.de,
  toSignIn: 'Zurück zur Anmeldung',
  forgot: {
    link: 'Passwort vergessen?',
    title: 'Passwort vergessen?',
    lead: 'Geben Sie Benutzername oder E-Mail ein. Wir schicken Ihnen einen Link für ein neues Passwort.',
    leadHere:
      'Geben Sie Benutzername oder E-Mail ein. Hier ist kein Mailserver eingerichtet: Den Link für ein neues Passwort gibt Ihnen die Administration.',
    send: 'Link schicken',
    sendHere: 'Link anfordern',
    askAgain: 'Neuen Link anfordern',
    sentTitle: 'Prüfen Sie Ihr Postfach',
    sentText:
      'Wenn „{{name}}“ hier ein Konto hat, ist eine E-Mail mit einem Link unterwegs. Das kann eine Minute dauern; vielleicht liegt sie auch im Spam.',
    sentTitleHere: 'Fragen Sie die Administration',
    sentTextHere:
      'Wenn „{{name}}“ hier ein Konto hat, gibt es jetzt einen Link. Es ist kein Mailserver eingerichtet, deshalb kommt keine E-Mail: Die Administration gibt Ihnen den Link.',
  },
  link: {
    invitation: {
      title: 'Willkommen bei {{product}}',
      lead: 'Wählen Sie Ihr Passwort, und Sie sind angemeldet.',
      spentTitle: 'Diese Einladung ist nicht mehr gültig',
      spentText:
        'Eine Einladung gilt einmal, und eine neuere ersetzt die frühere. Wenn Sie schon ein Passwort gewählt haben, melden Sie sich einfach an.',
    },
    reset: {
      title: 'Neues Passwort wählen',
      lead: 'Sobald es gesetzt ist, werden alle abgemeldet, die mit dem alten angemeldet sind.',
      spentTitle: 'Dieser Link ist nicht mehr gültig',
      spentText:
        'Ein Link gilt einmal, und eine neuere E-Mail ersetzt die frühere. Ihr Passwort wurde nicht geändert.',
    },
    email: {
      title: 'E-Mail-Adresse bestätigen',
      lead: 'Danach melden Sie sich mit dieser Adresse an, und E-Mails gehen dorthin.',
      confirm: 'Bestätigen',
      doneTitle: 'E-Mail-Adresse bestätigt',
      doneText: 'Ihr Konto hat jetzt diese E-Mail-Adresse.',
      on: 'Weiter',
      spentTitle: 'Dieser Link ist nicht mehr gültig',
      spentText:
        'Ein Link gilt einmal und einen Tag lang. Er endet, wenn die Änderung zurückgenommen oder das Passwort geändert wird. Einen neuen erhalten Sie in Ihren Kontoeinstellungen.',
    },
    incompleteTitle: 'Dieser Link ist unvollständig',
    incompleteText:
      'Ein Teil ging verloren, etwa weil ein E-Mail-Programm lange Zeilen umbricht. Bitte öffnen Sie den Link in der E-Mail noch einmal, oder kopieren Sie ihn ganz in die Adresszeile.',
    doneTitle: 'Passwort gesetzt',
    doneText: 'Melden Sie sich jetzt damit an, mit Ihrem Benutzernamen oder Ihrer E-Mail-Adresse.',
  },
  company: {
    title: 'Mit Ihrem Unternehmen anmelden',
    or: 'oder',
    signIn: 'Mit Ihrem Unternehmen anmelden',
    signInWith: 'Mit {{name}} anmelden',
    directory: 'Sie können Benutzername und Passwort Ihres Unternehmens verwenden.',
    directoryOf: 'Sie können Benutzername und Passwort von {{name}} verwenden.',
    arriving: 'Sie werden angemeldet …',
    again: 'In einem neuen Tab erneut anmelden',
    stayText: 'Melden Sie sich erneut über Ihr Unternehmen an. Ein Gespräch läuft dabei weiter.',
    failed: {
      MEMBER_DEACTIVATED: 'Ihr Konto wurde deaktiviert. Bitte fragen Sie Ihre Administration.',
      NOT_CONFIGURED: 'Diese Art der Anmeldung ist zurzeit ausgeschaltet.',
      SOURCE_ACCOUNT_EXISTS:
        'Es gibt schon ein lokales Konto mit Ihrem Benutzernamen oder Ihrer E-Mail-Adresse. Bitte fragen Sie Ihre Administration.',
      SOURCE_ACCOUNT_INCOMPLETE:
        'In Ihrem Unternehmenskonto fehlt eine gültige E-Mail-Adresse oder ein Name. Bitte fragen Sie Ihre Administration.',
      SOURCE_GROUPS_MISSING:
        'Ihr Unternehmen hat nicht gesendet, zu welchen Gruppen Ihr Konto gehört. Es wurde daher nichts geändert. Bitte fragen Sie Ihre Administration.',
      SOURCE_IDENTITY_MISSING:
        'Ihr Unternehmen hat keine dauerhafte Kennung für Ihr Konto gesendet. Es lässt sich daher nicht von anderen unterscheiden. Bitte fragen Sie Ihre Administration.',
      SOURCE_ACCOUNT_UNPROVED:
        'Hier gibt es ein Konto mit Ihrer E-Mail-Adresse, aber diese Adresse wurde nie bestätigt. Bitte fragen Sie Ihre Administration.',
      SOURCE_NOT_ALLOWED:
        'Ihr Unternehmenskonto ist für diese Anwendung nicht freigegeben. Bitte fragen Sie Ihre Administration.',
      SSO_CANCELLED: 'Die Anmeldung wurde abgebrochen.',
      SSO_EXPIRED: 'Die Anmeldung hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
      SSO_FAILED:
        'Die Anmeldung über Ihr Unternehmen ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
      SSO_UNAVAILABLE:
        'Der Anmeldedienst Ihres Unternehmens ist nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
    },
  },
  changePassword:
    'Ihr Passwort hat eine andere Person gewählt. Bitte wählen Sie ein eigenes, bevor Sie weitermachen.',
};
