import type { en } from './en.js';

/** German texts about what all pages share. */
export const de: typeof en = {
  layout: {
    range: { from: 'Von', to: 'Bis' },
    section: {
      reception: 'Empfang',
      people: 'Personen',
      payments: 'Zahlungen',
      oversight: 'Aufsicht',
    },
    licence: {
      expired:
        'Die Lizenz ist abgelaufen. Alles funktioniert weiter; bitte geben Sie eine neue ein.',
      open: 'Lizenz',
    },
    inCall: {
      title: 'Gespräche verlassen und abmelden?',
      text: 'Sie sind auf einer anderen Seite im Gespräch. Mit der Abmeldung verlassen Sie es.',
      go: 'Verlassen und abmelden',
    },
    desk: 'Mein Empfang',
    theme: 'Hell oder dunkel',
    notFoundTitle: 'Seite nicht gefunden',
    notFoundHint: 'Die Adresse ist vielleicht falsch, oder die Seite wurde gelöscht.',
    notFoundBack: 'Zur Startseite',
    partly: '%{done} erledigt, %{failed} fehlgeschlagen',
    actions: 'Aktionen',
    copy: 'Kopieren',
    copied: 'Kopiert',
    notCopied:
      'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text und kopieren Sie ihn von Hand.',
    shownOnce: {
      title: 'Ohne Kopie verlassen?',
      text: 'Es wurde nicht mit der Schaltfläche kopiert und wird nicht noch einmal gezeigt.',
      leave: 'Verlassen',
    },
    offline:
      'Sie sind offline. Ihre Eingaben bleiben erhalten; speichern können Sie wieder, sobald Sie online sind.',
    serverAway:
      'Der Server ist nicht erreichbar. Ihre Eingaben bleiben erhalten; speichern können Sie wieder, sobald er zurück ist.',
    backOnline: 'Wieder verbunden',
    notSent: 'Nicht gesendet: Der Server ist nicht erreichbar. Ihre Eingaben bleiben erhalten.',
    retry: 'Erneut versuchen',
    pageOfMany: '%{offsetBegin}–%{offsetEnd} von %{total} oder mehr',
    notSaved: 'Nicht gespeichert. Ihre Eingaben bleiben erhalten.',
    meanwhile: {
      title: 'Von jemand anderem geändert',
      text: 'Während dieses Formular offen war, hat jemand anderes andere Werte gespeichert:',
      field: 'Feld',
      mine: 'Ihr Wert',
      theirs: 'Gespeicherter Wert',
      back: 'Zurück zum Formular',
      take: 'Andere Fassung übernehmen',
      keep: 'Meine speichern',
      takenIn:
        'Gespeichert, zusammen mit dem, was andere inzwischen in anderen Feldern geändert haben.',
    },
    others: 'und %{smart_count} weiterer Eintrag |||| und %{smart_count} weitere Einträge',
    alsoAffected: 'Das betrifft auch:',
    unnamed: 'Die Namen konnten nicht geladen werden.',
    final: 'Das lässt sich nicht rückgängig machen.',
    undone: 'Rückgängig gemacht',
    typeToConfirm: 'Zur Bestätigung „%{expected}“ eingeben',
    failed: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
    reason: 'Grund',
    reasonHint: '3 bis 500 Zeichen; wird protokolliert',
    pageFailed: 'Diese Seite konnte nicht geladen werden.',
    listFailed: 'Diese Liste konnte nicht geladen werden.',
  },
};
