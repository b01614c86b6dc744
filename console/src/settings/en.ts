import { accountRoleNames, inCallRoleNames } from '@foyer/contracts/role-names';
import { actions } from './actions-en.js';

/** English texts about the settings of the deployment. */
export const en = {
  settings: {
    loadFailed: 'The settings could not be loaded.',
    discard: 'Discard changes',
    unsaved: 'Not saved yet',
    saved: 'All saved',
    tab: {
      appearance: 'Appearance',
      sounds: 'Sounds',
      modules: 'Modules',
      language: 'Language',
      security: 'Security',
      secondFactor: 'Second factor',
      legal: 'Legal',
      retention: 'Retention',
      licence: 'Licence',
      roles: 'Roles',
    },
    appearance: {
      titleHint: 'Shown on the sign-in page, in the console, in the browser tab and in mails.',
      hint: {
        logo: 'JPG or PNG, at most 2 MB; shown at most 80 pixels high. Also shown on portals without a logo.',
        favicon: 'JPG or PNG, at most 2 MB; the icon in the browser tab.',
        whiteboard: 'PDF, JPG or PNG; every whiteboard starts with a copy of it.',
      },
      choose: 'Choose a file',
      replace: 'Replace',
      download: 'Download',
      upload: '%{name}: choose a file',
      chosen: '%{name} as chosen',
      backgroundIn: {
        light:
          'This background is light, so it is used in light mode only. Dark mode keeps the default background.',
        dark: 'This background is dark, so it is used in dark mode only. Light mode keeps the default background.',
      },
      contrast: 'Contrast with the background',
      contrastOf: {
        enough: '%{what}, %{where}: %{ratio} : 1',
        text: '%{what}, %{where}: %{ratio} : 1. Text needs %{needed} : 1; it is shown darker or lighter.',
        control: '%{what}, %{where}: %{ratio} : 1. Buttons need %{needed} : 1 to stand out.',
      },
      reset: 'Reset to defaults',
      resetTitle: 'Reset the appearance?',
      resetText:
        'Title, logo, favicon and all colours go back to the defaults immediately, for everyone. The current look stays in the list of changes and can be restored from there.',
      preview: 'Preview of the sign-in page',
      light: 'Light',
      dark: 'Dark',
      signIn: 'Sign in',
      userName: 'User name',
      password: 'Password',
      otherButton: 'Another button',
      forgot: 'Forgot your password?',
    },
    sounds: {
      queueCall: 'A visitor rings',
      call: 'A call in a session',
      hint: {
        queueCall: 'Played at desks while a visitor is ringing.',
        call: 'Played when a person is invited to a call.',
      },
      ringTone: 'Ring tone',
      tone: 'Ring tone %{number}',
      volume: 'Volume',
      play: 'Play',
      silent: 'No sound. Incoming calls are still shown.',
    },
    modules: {
      paymentsHint: 'Take payments at device terminals during calls.',
      paymentsOff:
        'Agents can no longer take payments, and payments disappear from the menu and the device settings. Payments in progress are completed; earlier ones are kept, and receipts stay valid.',
    },
    language: {
      hint: 'Used when neither the account nor the browser asks for English or German.',
    },
    security: {
      inForce: 'In force:',
      rule: {
        composition:
          '12 to 20 characters with an upper case letter, a lower case letter, a digit and a special character, without spaces and without the first name.',
        passphrase:
          '15 to 128 characters of any kind, without the first name; commonly used passwords are not accepted.',
      },
      choice: {
        composition: 'Characters of all kinds (12 to 20)',
        passphrase: 'Passphrase (15 to 128 characters)',
      },
      hint: 'Applies to new passwords. Existing ones stay valid until they are changed.',
    },
    secondFactor: {
      lead: 'Members of these roles who sign in by a password of this product set up a second factor at their next sign-in, before anything else opens to them. Accounts of the company are left to their provider.',
    },
    legal: {
      hint: 'Shown in the footer of every page that visitors and guests see, including kiosks. A link that is missing in one language is taken from the other.',
      listenersHint:
        'While a supervisor hears a visitor’s call, the visitor reads: A colleague is listening.',
      untold:
        'Visitors are not told who hears them. In many countries that is forbidden without their consent; in Germany it can be a crime (section 201 StGB). Have it checked before you save this.',
    },
    retention: {
      open: 'How long signed documents are kept has not been chosen yet. They are kept until you choose.',
      choice: { years: 'For a number of years', forever: 'Without limit' },
      hint: 'Signed documents belong to the company and its customer. No one can delete one before its period ends, and it outlives the people in it.',
      yearsHint:
        'Counted from the end of the year in which a document was signed. Many laws ask for 10 years.',
      wrong: 'Enter a whole number from 1 to %{max}',
      loss: 'Documents signed before %{date} are deleted for good as soon as you save, also those that exist already.',
    },
    licence: {
      state: {
        unrestricted: 'No licence needed.',
        valid: 'The licence is valid.',
        missing: 'There is no licence.',
        expired: 'The licence has expired.',
        invalid: 'The licence is not valid here.',
      },
      means: {
        unrestricted: 'This installation can be used without restrictions.',
        valid: 'Everything can be used.',
        missing: 'Everything still works. Please enter the licence that you were sent.',
        expired:
          'Everything still works, including calls and visits in progress. Please ask for a new licence and enter it here.',
        invalid:
          'It was issued for another installation or was changed. Everything still works; please enter the licence that you were sent.',
      },
      holder: 'Issued to',
      validUntil: 'Valid until',
      endless: 'Unlimited',
      token: 'New licence',
      tokenHint: 'Paste the whole text. It is checked on this server and not sent anywhere.',
      take: 'Check and save',
    },
    roles: {
      lead: 'What each role is allowed to do, as enforced for every request and message. Access to personal items also depends on who owns them.',
      search: 'Search for an action',
      app: 'In the product',
      inCall: 'In a call',
      action: 'Action',
      allowed: 'allowed',
      refused: 'not allowed',
      none: 'No action with that name.',
    },
    inCallRole: inCallRoleNames.en,
    action: actions,
    history: {
      title: 'Changes',
      failed: 'The changes could not be loaded.',
      none: 'Nothing has been changed yet.',
      more: 'Show more',
      somebody: 'Someone',
      standard: 'standard',
      file: 'another file',
      reset: 'Reset to defaults',
      revert: 'Restore',
      revertTitle: 'Restore this look?',
      revertText:
        'The look goes back to how it was after this change, immediately and for everyone.',
    },
    field: {
      appearance: {
        title: 'Title',
        primary: 'Main colour',
        secondary: 'Secondary colour',
        background: 'Background',
        buttonPrimary: 'Main buttons',
        buttonSecondary: 'Other buttons',
        logo: 'Logo',
        favicon: 'Favicon',
        defaultWhiteboardDoc: 'Whiteboard document',
      },
      sounds: {
        queueCall: {
          ringTone: 'Visitor rings, ring tone',
          volume: 'Visitor rings, volume',
        },
        call: { ringTone: 'Call, ring tone', volume: 'Call, volume' },
      },
      modules: { paymentTerminalModuleActive: 'Payments at terminals' },
      language: { defaultLanguage: 'Default language' },
      security: { passwordPolicy: 'New passwords' },
      secondFactor: { ...accountRoleNames.en, none: 'Without a role' },
      legal: {
        imprint: { de: 'Imprint, German page', en: 'Imprint, English page' },
        privacy: { de: 'Privacy notice, German page', en: 'Privacy notice, English page' },
        tellsOfListeners: 'Tell visitors while a colleague is listening',
      },
      retention: {
        signedDocuments: 'Keep signed documents',
        signedDocumentsYears: 'Years',
      },
      license: { present: 'Licence' },
    },
    value: {
      undecided: 'not chosen yet',
      years: 'for a number of years',
      forever: 'without limit',
      de: 'German',
      en: 'English',
      composition: 'characters of all kinds',
      passphrase: 'passphrase',
    },
  },
  resources: { settings: { name: 'Application setup |||| Application setup' } },
};
