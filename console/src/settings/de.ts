import { accountRoleNames, inCallRoleNames } from '@foyer/contracts/role-names';
import type { EventNames } from '../resource/texts.js';
import { actions } from './actions-de.js';
import type { en } from './en.js';

/** German texts about the settings of the deployment. */
export const de: typeof en & EventNames = {
  settings: {
    loadFailed: 'Die Einstellungen konnten nicht geladen werden.',
    discard: 'Änderungen verwerfen',
    unsaved: 'Noch nicht gespeichert',
    saved: 'Alles gespeichert',
    tab: {
      appearance: 'Erscheinungsbild',
      sounds: 'Töne',
      modules: 'Module',
      language: 'Sprache',
      security: 'Sicherheit',
      secondFactor: 'Zweiter Faktor',
      legal: 'Rechtliches',
      retention: 'Aufbewahrung',
      licence: 'Lizenz',
      roles: 'Rollen',
    },
    appearance: {
      titleHint: 'Erscheint auf der Anmeldeseite, in der Konsole, im Browser-Tab und in E-Mails.',
      hint: {
        logo: 'JPG oder PNG, höchstens 2 MB; wird höchstens 80 Pixel hoch gezeigt. Portale ohne Logo zeigen es auch.',
        favicon: 'JPG oder PNG, höchstens 2 MB; das Symbol im Browser-Tab.',
        whiteboard: 'PDF, JPG oder PNG; jedes Whiteboard beginnt mit einer Kopie davon.',
      },
      choose: 'Datei auswählen',
      replace: 'Ersetzen',
      download: 'Herunterladen',
      upload: '%{name}: Datei auswählen',
      chosen: '%{name} wie gewählt',
      backgroundIn: {
        light:
          'Dieser Hintergrund ist hell und gilt nur im hellen Modus. Im dunklen Modus bleibt der Standard-Hintergrund.',
        dark: 'Dieser Hintergrund ist dunkel und gilt nur im dunklen Modus. Im hellen Modus bleibt der Standard-Hintergrund.',
      },
      contrast: 'Kontrast zum Hintergrund',
      contrastOf: {
        enough: '%{what}, %{where}: %{ratio} : 1',
        text: '%{what}, %{where}: %{ratio} : 1. Text braucht %{needed} : 1; er wird dunkler oder heller gezeigt.',
        control:
          '%{what}, %{where}: %{ratio} : 1. Schaltflächen brauchen %{needed} : 1, um sich abzuheben.',
      },
      reset: 'Auf Standard zurücksetzen',
      resetTitle: 'Erscheinungsbild zurücksetzen?',
      resetText:
        'Titel, Logo, Favicon und alle Farben gehen sofort und für alle auf den Standard zurück. Das aktuelle Aussehen bleibt in der Liste der Änderungen und lässt sich von dort wiederherstellen.',
      preview: 'Vorschau der Anmeldeseite',
      light: 'Hell',
      dark: 'Dunkel',
      signIn: 'Anmelden',
      userName: 'Benutzername',
      password: 'Passwort',
      otherButton: 'Andere Schaltfläche',
      forgot: 'Passwort vergessen?',
    },
    sounds: {
      queueCall: 'Ein Besucher klingelt',
      call: 'Ein Anruf einer Sitzung',
      hint: {
        queueCall: 'Ertönt an Arbeitsplätzen, während ein Besucher klingelt.',
        call: 'Ertönt, wenn eine Person in einen Anruf eingeladen wird.',
      },
      ringTone: 'Klingelton',
      tone: 'Klingelton %{number}',
      volume: 'Lautstärke',
      play: 'Abspielen',
      silent: 'Kein Ton. Eingehende Anrufe werden trotzdem gezeigt.',
    },
    modules: {
      paymentsHint: 'Zahlungen an den Terminals von Geräten während eines Anrufs annehmen.',
      paymentsOff:
        'Es lassen sich keine Zahlungen mehr annehmen; sie verschwinden aus dem Menü und aus den Einstellungen der Geräte. Laufende Zahlungen werden zu Ende geführt, frühere bleiben erhalten, und Belege bleiben gültig.',
    },
    language: {
      hint: 'Gilt, wenn weder das Konto noch der Browser Deutsch oder Englisch verlangt.',
    },
    security: {
      inForce: 'Es gilt:',
      rule: {
        composition:
          '12 bis 20 Zeichen mit Großbuchstaben, Kleinbuchstaben, Ziffer und Sonderzeichen, ohne Leerzeichen und ohne den Vornamen.',
        passphrase:
          '15 bis 128 beliebige Zeichen, ohne den Vornamen; häufig verwendete Passwörter werden nicht angenommen.',
      },
      choice: {
        composition: 'Zeichen aller Arten (12 bis 20)',
        passphrase: 'Passphrase (15 bis 128 Zeichen)',
      },
      hint: 'Gilt für neue Passwörter. Bestehende bleiben gültig, bis sie geändert werden.',
    },
    secondFactor: {
      lead: 'Mitglieder mit diesen Rollen, die sich mit einem Passwort dieses Produkts anmelden, richten bei der nächsten Anmeldung einen zweiten Faktor ein, bevor sich ihnen etwas anderes öffnet. Bei Unternehmenskonten entscheidet deren Anbieter.',
    },
    legal: {
      hint: 'Erscheint in der Fußzeile jeder Seite, die Besucher und Gäste sehen, auch an Kiosken. Fehlt ein Link in einer Sprache, wird der andere gezeigt.',
      listenersHint:
        'Solange eine Aufsicht ein Gespräch mithört, liest der Besuch: Eine Kollegin oder ein Kollege hört zu.',
      untold:
        'Besucher erfahren nicht, wer sie hört. In vielen Ländern ist das ohne Einwilligung verboten; in Deutschland kann es strafbar sein (§ 201 StGB). Lassen Sie das prüfen, bevor Sie es speichern.',
    },
    retention: {
      open: 'Wie lange unterschriebene Dokumente aufbewahrt werden, ist noch nicht festgelegt. Bis dahin bleiben sie erhalten.',
      choice: { years: 'Für eine Anzahl von Jahren', forever: 'Ohne Frist' },
      hint: 'Unterschriebene Dokumente gehören dem Unternehmen und seinem Kunden. Vor Ablauf der Frist kann niemand sie löschen, und sie überdauern die Beteiligten.',
      yearsHint:
        'Gezählt ab dem Ende des Jahres, in dem ein Dokument unterschrieben wurde. Viele Gesetze verlangen 10 Jahre.',
      wrong: 'Geben Sie eine ganze Zahl von 1 bis %{max} ein',
      loss: 'Dokumente, die vor dem %{date} unterschrieben wurden, werden mit dem Speichern endgültig gelöscht, auch bereits vorhandene.',
    },
    licence: {
      state: {
        unrestricted: 'Keine Lizenz nötig.',
        valid: 'Die Lizenz ist gültig.',
        missing: 'Es gibt keine Lizenz.',
        expired: 'Die Lizenz ist abgelaufen.',
        invalid: 'Die Lizenz gilt hier nicht.',
      },
      means: {
        unrestricted: 'Diese Installation lässt sich ohne Einschränkungen verwenden.',
        valid: 'Alles lässt sich verwenden.',
        missing:
          'Alles funktioniert weiter. Bitte geben Sie die Lizenz ein, die Sie erhalten haben.',
        expired:
          'Alles funktioniert weiter, auch laufende Anrufe und Besuche. Bitte fordern Sie eine neue Lizenz an und geben Sie sie hier ein.',
        invalid:
          'Sie wurde für eine andere Installation ausgestellt oder verändert. Alles funktioniert weiter; bitte geben Sie die Lizenz ein, die Sie erhalten haben.',
      },
      holder: 'Ausgestellt für',
      validUntil: 'Gültig bis',
      endless: 'Unbefristet',
      token: 'Neue Lizenz',
      tokenHint: 'Fügen Sie den ganzen Text ein. Er wird hier geprüft und nirgendwohin gesendet.',
      take: 'Prüfen und speichern',
    },
    roles: {
      lead: 'Was jede Rolle darf, wie es bei jedem Aufruf und jeder Nachricht durchgesetzt wird. Der Zugriff auf Persönliches hängt auch davon ab, wem es gehört.',
      search: 'Nach einer Aktion suchen',
      app: 'Im Produkt',
      inCall: 'In einem Anruf',
      action: 'Aktion',
      allowed: 'erlaubt',
      refused: 'nicht erlaubt',
      none: 'Keine Aktion mit diesem Namen.',
    },
    inCallRole: inCallRoleNames.de,
    action: actions,
    history: {
      title: 'Änderungen',
      failed: 'Die Änderungen konnten nicht geladen werden.',
      none: 'Es wurde noch nichts geändert.',
      more: 'Mehr zeigen',
      somebody: 'Jemand',
      standard: 'Standard',
      file: 'andere Datei',
      reset: 'Auf Standard zurückgesetzt',
      revert: 'Wiederherstellen',
      revertTitle: 'Dieses Aussehen wiederherstellen?',
      revertText:
        'Das Aussehen wird sofort und für alle wieder so, wie es nach dieser Änderung war.',
    },
    field: {
      appearance: {
        title: 'Titel',
        primary: 'Hauptfarbe',
        secondary: 'Zweitfarbe',
        background: 'Hintergrund',
        buttonPrimary: 'Wichtige Schaltflächen',
        buttonSecondary: 'Andere Schaltflächen',
        logo: 'Logo',
        favicon: 'Favicon',
        defaultWhiteboardDoc: 'Whiteboard-Dokument',
      },
      sounds: {
        queueCall: {
          ringTone: 'Besucher klingelt, Klingelton',
          volume: 'Besucher klingelt, Lautstärke',
        },
        call: { ringTone: 'Anruf, Klingelton', volume: 'Anruf, Lautstärke' },
      },
      modules: { paymentTerminalModuleActive: 'Zahlungen an Terminals' },
      language: { defaultLanguage: 'Standardsprache' },
      security: { passwordPolicy: 'Neue Passwörter' },
      secondFactor: { ...accountRoleNames.de, none: 'Ohne Rolle' },
      legal: {
        imprint: { de: 'Impressum, deutsche Seite', en: 'Impressum, englische Seite' },
        privacy: {
          de: 'Datenschutzhinweise, deutsche Seite',
          en: 'Datenschutzhinweise, englische Seite',
        },
        tellsOfListeners: 'Besuchern sagen, wenn jemand mithört',
      },
      retention: {
        signedDocuments: 'Unterschriebene Dokumente aufbewahren',
        signedDocumentsYears: 'Jahre',
      },
      license: { present: 'Lizenz' },
    },
    value: {
      undecided: 'noch nicht festgelegt',
      years: 'für eine Anzahl von Jahren',
      forever: 'ohne Frist',
      de: 'Deutsch',
      en: 'Englisch',
      composition: 'Zeichen aller Arten',
      passphrase: 'Passphrase',
    },
  },
  resources: { settings: { name: 'Einrichtung |||| Einrichtung' } },
  event: {
    AppSettingSaved: 'Einstellungen geändert',
    AppSettingReset: 'Einstellungen zurückgesetzt',
    AppSettingFileAdded: 'Datei für das Erscheinungsbild hochgeladen',
    AppSettingFileRemoved: 'Datei des Erscheinungsbilds entfernt',
    CallSettingSaved: 'Einstellungen der eigenen Anrufe geändert',
  },
};
