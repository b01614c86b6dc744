import { availability } from './availability/de.js';
import type { EventNames } from '../resource/texts.js';
import type { en } from './en.js';
import { event } from './events-de.js';
import { fields } from './fields-de.js';

/** German texts about portals. */
export const de: typeof en & EventNames = {
  portal: {
    availability,
    openFrom: {
      usual: 'Montag bis Freitag, 8:00 bis 18:00',
      always: 'Immer',
      label: 'Geöffnet',
      hint: 'Die Zeiten lassen sich später ändern.',
    },
    link: 'Link für Besucher',
    linkHint: 'Geben Sie diesen Link weiter, oder zeigen Sie den QR-Code an Ihrem Eingang.',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    invite: 'Einladung kopieren',
    inviteHint:
      'Eine Einladung ist ein Link für 24 Stunden, der keine PIN braucht. Eine neue PIN beendet sie.',
    invited: 'Einladung kopiert',
    open: 'Als Besucher öffnen',
    downloadQr: 'QR-Code herunterladen',
    state: {
      open: 'Geöffnet',
      closed: 'Geschlossen',
    },
    pinIsSet: 'Gesetzt',
    pinSet: 'Eine PIN ist gesetzt. Sechs Ziffern ersetzen sie.',
    pinNone: 'Sechs Ziffern, die Besucher eingeben müssen. Leer: keine PIN.',
    pinRemove: 'PIN entfernen',
    shortlinkHint:
      'Kleinbuchstaben, Ziffern und Bindestriche. Leer: aus dem Namen gebildet. Ein früherer Kurzlink führt hierher, bis ein anderes Portal ihn bekommt.',
    tab: {
      general: 'Allgemein',
      availability: 'Verfügbarkeit',
      routing: 'Anruflogik',
      controls: 'Anrufknopf',
      appearance: 'Aussehen',
      messages: 'Texte',
      feedback: 'Bewertung',
      members: 'Mitglieder',
      content: 'Inhalte',
      documents: 'Dokumente',
      website: 'Website',
    },
    slot: {
      access: 'Zugang',
      default: 'Standard',
      checkIn: 'Anmeldung',
      welcome: 'Begrüßung',
      waiting: 'Warten',
      notAvailable: 'Nicht verfügbar',
      goodBye: 'Abschied',
    },
    content: {
      count: '%{smart_count} Element |||| %{smart_count} Elemente',
      item: 'Element %{number}',
      add: 'Element hinzufügen',
      up: 'Nach oben',
      down: 'Nach unten',
      remove: 'Entfernen',
      text: 'Text',
      showText: 'Text anzeigen',
      showMedia: 'Dateien anzeigen',
      nothing: 'Wird nicht gezeigt: Es gibt weder Text noch Datei zum Anzeigen.',
      drag: 'An eine andere Stelle ziehen',
      moved: 'Auf Platz %{place} von %{count} verschoben',
      untilNext: 'Bis der Besucher weitergeht',
      duration: 'Anzeigedauer',
      seconds: '%{smart_count} Sekunden',
      animation: 'Übergang',
      landscape: 'Datei für Querformat',
      portrait: 'Datei für Hochformat',
      landscapeLabel: 'Querformat',
      portraitLabel: 'Hochformat',
    },
    animation: { collapse: 'Einklappen', slide: 'Schieben', fade: 'Überblenden', zoom: 'Zoomen' },
    file: {
      none: 'Keine Datei',
      chosen: 'Ausgewählt',
      logo: 'Logo wählen',
      favicon: 'Symbol wählen',
      document: 'Dokument hinzufügen',
      noDocuments: 'Noch keine Dokumente',
      download: 'Herunterladen',
      removeTitle: '„%{name}“ entfernen?',
      removeText:
        'In Gesprächen an diesem Portal steht es dann nicht mehr bereit. Das lässt sich nicht rückgängig machen.',
      size: '%{size} kB',
    },
    feedback: {
      title: 'Was Besucher sagen',
      failed: 'Die Bewertungen konnten nicht geladen werden.',
      empty: 'Keine Bewertungen in diesem Zeitraum',
      emptyHint:
        'Sobald ein Besucher einen Anruf bewertet, erscheinen hier Bewertung und Kommentar.',
      average: '%{average} von 5',
      share: '%{share} % positiv',
      number: '1 Bewertung |||| %{smart_count} Bewertungen',
      comments: '1 Kommentar |||| %{smart_count} Kommentare',
      calls: 'Bewertete Anrufe',
    },
    embedding: {
      intro:
        'Zeigen Sie einen Knopf auf Ihrer eigenen Website. Er öffnet dieses Portal in einem Fenster, ohne dass Besucher Ihre Seite verlassen.',
      originsHint:
        'Eine in jeder Zeile, etwa https://www.example.org, ohne Pfad. Zur Probe geht auch http://localhost:8080. Alle anderen Websites werden abgewiesen. Leer: keine Website.',
      code: 'Für Ihre Website',
      codeHint:
        'Fügen Sie diese Zeile vor dem Ende jeder Seite ein, die den Knopf zeigt. Text, Sprache und Ort ändern Sie mit data-label="…", data-lang="de" und data-target="#ein-element"; mit data-button="none" stellen Sie den Knopf selbst.',
      policy: 'Falls Ihre Website eine Content Security Policy hat',
      policyHint:
        'Ergänzen Sie Ihre Policy um diese Adressen. Mehr ist nicht nötig, und es wird kein Cookie gesetzt.',
    },
    discard: 'Änderungen verwerfen',
    unsaved: 'Änderungen nicht gespeichert',
    saved: 'Alles gespeichert',
    openForVisitors: 'Für Besucher geöffnet',
    messageLanguage: 'Sprache der Texte',
    language: { de: 'Deutsch', en: 'Englisch' },
    messagesHint: 'Was in einer Sprache leer ist, erscheint in der anderen.',
    resetAppearance: 'Alle Farben und Bilder zurücksetzen',
    previewOn: 'Vorschau auf',
    previewStation: 'Anzeigen',
    station: {
      access: 'Frage nach der Kamera',
      default: 'Standardinhalt',
      checkIn: 'Kameratest',
      welcome: 'Startseite',
      waiting: 'In der Warteschlange',
      notAvailable: 'Startseite, geschlossen',
      goodBye: 'Nach dem Gespräch',
    },
    screen: { phone: 'Telefon', desktop: 'Computer', kiosk: 'Kiosk' },
    smsCodeHint:
      'Besucher geben ihre Handynummer ein und den Code, den sie per SMS bekommen. Kioske fragen nicht danach.',
    smsNotSetUp:
      'Es ist kein Anbieter für SMS eingerichtet, deshalb kann kein Code verschickt werden.',
    callLogicHint: 'Bei wem es zuerst klingelt. Wer am längsten wartet, kommt immer zuerst dran.',
    wrapUpHint: 'So lange klingelt es nach einem Anruf nicht beim selben Mitglied. 0: gar nicht.',
    longestWait: 'Längste Wartezeit',
    longestWaitHint:
      '0 Minuten: keine Grenze. Wer zu einem anderen Portal geleitet wird, behält die bisherige Wartezeit.',
    choice: {
      afterwards: {
        message: 'Hinweis anzeigen',
        otherPortal: 'Zu einem anderen Portal leiten',
        emailForm: 'Nachricht schreiben lassen',
        keepPlace: 'Gehen und den Platz behalten lassen',
      },
      callLogic: {
        'fewer-breaks': 'Mitglied mit weniger Pausen',
        'more-breaks': 'Mitglied mit mehr Pausen',
        random: 'Zufällig',
      },
      ratingType: {
        text: 'Text',
        thumbs: 'Daumen',
        smiles: 'Smileys',
        yesNo: 'Ja oder Nein',
        stars: 'Sterne',
      },
      size: { small: 'Klein', medium: 'Mittel', large: 'Groß' },
    },
    preview: 'Vorschau',
    resetColour: 'Farbe zurücksetzen',
    keepColour: 'Diese Farbe behalten',
    lowContrast:
      'Die Hauptfarbe wäre auf diesem Hintergrund schwer lesbar; sie erscheint im lesbaren Ton.',
    ownCallButton: 'Der Anrufknopf hat eine eigene Farbe: %{colour}.',
    activate: 'Öffnen',
    deactivate: 'Schließen',
    deactivateTitle: 'Dieses Portal schließen? |||| %{smart_count} Portale schließen?',
    deactivateText:
      'Wer dort wartet, erfährt es und verlässt die Warteschlange. Laufende Anrufe sind nicht betroffen.',
    deleteTitle: 'Portal „%{name}“ löschen?',
    deleteText:
      'Sein Link funktioniert dann nicht mehr. Der Verlauf seiner Anrufe bleibt erhalten.',
    deleteDevices: 'Diese Geräte zeigen dann kein Portal mehr:',
    deleteOpen: 'Schließen Sie das Portal, bevor Sie es löschen.',
    empty: 'Noch kein Portal',
    emptyHint:
      'Ein Portal ist der Eingang zu Ihrem Empfang: Besucher öffnen seinen Link, klingeln und warten.',
    membersHint:
      'Diese Mitglieder sehen die Warteschlange dieses Portals und antworten seinen Besuchern.',
    groupsHint:
      'Das gilt auch für alle Mitglieder dieser Gruppen, auch wenn sie erst später dazukommen.',
    staff: {
      title: 'Wer hier antwortet (%{smart_count})',
      own: 'Für sich',
      byGroup: 'Gruppe %{group}',
      groups: 'Ganze Gruppen',
      mayNotAnswer: 'Mit dieser Rolle kann man keine Besucher annehmen.',
      empty: 'Hier antwortet noch kein Mitglied. Wählen Sie oben Mitglieder oder Gruppen.',
      failed: 'Die Mitglieder konnten nicht geladen werden.',
    },
  },
  resources: {
    portals: {
      name: 'Portal |||| Portale',
      fields,
    },
  },
  event,
};
