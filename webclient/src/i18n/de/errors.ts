export const errors = {
  unknown: 'Etwas ist schiefgelaufen. Es ging nichts verloren; bitte versuchen Sie es noch einmal.',
  network:
    'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  timeout: 'Es kam keine Antwort. Bitte versuchen Sie es noch einmal.',
  brokenTitle: 'Etwas ist schiefgelaufen',
  brokenText: 'Gespeichertes ist sicher; meist hilft es, die Seite neu zu laden.',
  partMissing: 'Dieser Teil lässt sich gerade nicht anzeigen. Alles andere läuft weiter.',
  partReload:
    'Wenn es so bleibt, laden Sie die Seite neu. In ein laufendes Gespräch kehren Sie zurück.',
  partClose: 'Schließen',
  reload: 'Neu laden',
  home: 'Zur Startseite',
  page401Title: 'Bitte melden Sie sich an',
  page401Text: 'Diese Seite ist nur für angemeldete Personen.',
  page403Title: 'Kein Zugriff',
  page403Text: 'Ihre Rolle umfasst diese Seite nicht. Ihre Administration kann das ändern.',
  page404Title: 'Seite nicht gefunden',
  page404Text: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite wurde entfernt.',
  page410Title: 'Dieser Link wurde schon benutzt oder ist zu alt',
  page410Text:
    'Er gilt nur in dem Browser, in dem Sie ihn zuerst geöffnet haben. Um neu zu warten, öffnen Sie die Adresse des Empfangs.',
  pageClosedTitle: 'Das Portal hat geschlossen',
  pageClosedText: 'Damit ist Ihr Platz nicht mehr da. Klingeln Sie wieder, wenn es offen ist.',
};
