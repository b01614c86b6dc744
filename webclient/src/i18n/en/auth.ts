import { accountRoleNames } from '@foyer/contracts/role-names';
export const auth = {
  leaving: {
    end: {
      title: 'End the call and sign out?',
      text: 'You are in a call. It ends when you sign out.',
      go: 'End call and sign out',
    },
    leave: {
      title: 'Leave the call and sign out?',
      text: 'You are in a colleague’s call. It continues without you.',
      go: 'Leave call and sign out',
    },
    any: {
      title: 'Leave your calls and sign out?',
      text: 'You are in a call on another page. You leave it when you sign out.',
      go: 'Leave calls and sign out',
    },
  },
  signIn: 'Sign in',
  lead: 'For the people at the desk.',
  username: 'User name or e-mail',
  ownUserName: 'User name',
  usernameTooShort: 'Please enter at least 5 characters.',
  password: 'Password',
  passwordMissing: 'Please enter your password.',
  show: 'Show',
  hide: 'Hide',
  ended: {
    expired: 'Your session has ended. Please sign in again to continue where you left off.',
    deactivated: 'You have been deactivated.',
    'signed-out': 'You are signed out.',
  },
  endsAt: 'Your sign-in ends at {{time}}.',
  stay: 'Stay signed in',
  stayText: 'Please enter your password. Your call continues.',
  firstTitle: 'Choose your password',
  firstLead:
    'This link works once. After this you sign in with your user name and the password you choose now.',
  linkIncomplete:
    'This link is incomplete. Please open it exactly as it was printed when the server started.',
  firstSpentTitle: 'This link was already used',
  firstSpentText:
    'The link of the first start works once and for one day. If a password was chosen with it, sign in; otherwise restart the server for a new link.',
  newPassword: 'New password',
  again: 'Repeat password',
  different: 'The passwords do not match.',
  passwordRules: 'This password does not meet all the rules below.',
  setPassword: 'Set password and sign in',
  strength: 'Password strength',
  level: {
    nothing: ' ',
    'very-weak': 'Very weak',
    weak: 'Weak',
    medium: 'Medium',
    strong: 'Strong',
  },
  rule: {
    length: '12 to 20 characters',
    upper: 'An upper case letter',
    lower: 'A lower case letter',
    digit: 'A digit',
    special: 'A special character',
    noSpaces: 'No spaces',
    noName: 'Not your first name',
  },
  phrase: {
    length: '15 to 128 characters; several words are easy to remember',
    common: 'Commonly used passphrases are not accepted.',
  },
  kept: '(kept)',
  notKept: '(not yet)',
  signOut: 'Sign out',
  noRights: 'No access yet',
  noRightsText:
    'Your account has no rights yet. An administrator can give you a role; this page then opens automatically.',
  noDesk: 'Your role works without a desk',
  noDeskText: 'You find calls and their records in the console.',
  toConsole: 'Open the console',
  roleChanged: 'Your role is now {{role}}.',
  role: accountRoleNames.en,
  toSignIn: 'Back to sign-in',
  forgot: {
    link: 'Forgot your password?',
    title: 'Forgot your password?',
    lead: 'Enter your user name or e-mail, and we will send you a link to choose a new password.',
    leadHere:
      'Enter your user name or e-mail. No mail server is set up here: an administrator passes on to you the link to choose a new password.',
    send: 'Send link',
    sendHere: 'Request link',
    askAgain: 'Request a new link',
    sentTitle: 'Check your inbox',
    sentText:
      'If “{{name}}” has an account here, a mail with a link is on its way. It can take a minute, and may have landed in your spam.',
    sentTitleHere: 'Ask an administrator',
    sentTextHere:
      'If “{{name}}” has an account here, there is a link now. No mail server is set up, so no mail is sent: an administrator passes the link on to you.',
  },
  link: {
    invitation: {
      title: 'Welcome to {{product}}',
      lead: 'Choose your password and you are signed in.',
      spentTitle: 'This invitation is no longer valid',
      spentText:
        'An invitation works once, and a newer one replaces it. If you have already chosen a password, just sign in.',
    },
    reset: {
      title: 'Choose a new password',
      lead: 'Once it is set, every device signed in with the old one is signed out.',
      spentTitle: 'This link is no longer valid',
      spentText: 'A link works once, and a newer one replaces it. Your password has not changed.',
    },
    email: {
      title: 'Confirm your e-mail',
      lead: 'From then on you sign in with this address, and mails go there.',
      confirm: 'Confirm',
      doneTitle: 'E-mail confirmed',
      doneText: 'Your account has this e-mail now.',
      on: 'Continue',
      spentTitle: 'This link is no longer valid',
      spentText:
        'A link works once. It expires after a day, or when the change is withdrawn or the password is changed. You can request a new one in your account settings.',
    },
    incompleteTitle: 'This link is incomplete',
    incompleteText:
      'Part of it was lost, as can happen when a mail program breaks long lines. Please open the link in the mail again, or copy all of it into the address bar.',
    doneTitle: 'Password set',
    doneText: 'Sign in with it now, with your user name or your e-mail address.',
  },
  company: {
    title: 'Sign in with your company',
    or: 'or',
    signIn: 'Sign in with your company',
    signInWith: 'Sign in with {{name}}',
    directory: 'You can use your company user name and password.',
    directoryOf: 'You can use your {{name}} user name and password.',
    arriving: 'Signing you in…',
    again: 'Sign in again in a new tab',
    stayText: 'Sign in again with your company. Your call continues.',
    failed: {
      MEMBER_DEACTIVATED: 'Your account has been deactivated. Please ask your administrator.',
      NOT_CONFIGURED: 'This way of signing in is switched off at the moment.',
      SOURCE_ACCOUNT_EXISTS:
        'There is already a local account with your user name or e-mail. Please ask your administrator.',
      SOURCE_ACCOUNT_INCOMPLETE:
        'Your company account has no valid e-mail address or no name. Please ask your administrator.',
      SOURCE_GROUPS_MISSING:
        'Your company did not send which groups your account belongs to, so nothing was changed. Please ask your administrator.',
      SOURCE_IDENTITY_MISSING:
        'Your company did not send a permanent ID for your account, so it cannot be told apart from others. Please ask your administrator.',
      SOURCE_ACCOUNT_UNPROVED:
        'There is an account with your e-mail here, but that e-mail has never been confirmed. Please ask your administrator.',
      SOURCE_NOT_ALLOWED:
        'Your company account is not enabled for this application. Please ask your administrator.',
      SSO_CANCELLED: 'The sign-in was cancelled.',
      SSO_EXPIRED: 'The sign-in took too long. Please try again.',
      SSO_FAILED: 'Signing in through your company failed. Please try again.',
      SSO_UNAVAILABLE: 'Your company’s sign-in service cannot be reached. Please try again later.',
    },
  },
  changePassword: 'Another person chose your password. Please choose your own before you continue.',
};
