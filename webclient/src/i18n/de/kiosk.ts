import type { KioskTexts } from '../en/kiosk-texts.js';

export const kiosk: KioskTexts['kiosk'] = {
  setUp: 'Gerät einrichten',
  setUpText:
    'Geben Sie den Schlüssel ein, den die Konsole für dieses Gerät anzeigt, oder scannen Sie mit diesem Gerät dessen QR-Code.',
  key: 'Geräteschlüssel',
  keyHint: 'Acht Gruppen mit vier Zeichen. Er wird einmal angezeigt, wenn das Gerät angelegt wird.',
  keyMissing: 'Bitte geben Sie den Schlüssel ein.',
  signIn: 'Anmelden',
  keyVoid:
    'Dieses Gerät wurde abgemeldet. Bitte geben Sie seinen Schlüssel noch einmal ein, oder den neuen, wenn er ersetzt wurde.',
  deleted:
    'Dieses Gerät wurde in der Konsole gelöscht. Bitte geben Sie den Schlüssel eines anderen ein.',
  ended: 'Dieses Gerät war zu lange nicht da. Bitte geben Sie seinen Schlüssel noch einmal ein.',
  coming: 'Verbindung wird hergestellt …',
  shut: {
    DEVICE_DEACTIVATED: {
      title: 'Außer Betrieb',
      text: 'Dieses Gerät wurde in der Konsole deaktiviert. Sobald es wieder aktiviert ist, geht es hier weiter.',
    },
    DEVICE_ELSEWHERE: {
      title: 'An einem anderen Platz angemeldet',
      text: 'Dieses Gerät ist an einem anderen Platz angemeldet. Um hier weiterzumachen, melden Sie es mit seinem Schlüssel an; der andere Platz wird dann abgemeldet.',
    },
    LICENCE_EXPIRED: {
      title: 'Außer Betrieb',
      text: 'Die Lizenz ist abgelaufen. Das Gerät startet automatisch, sobald sie erneuert ist.',
    },
    other: {
      title: 'Außer Betrieb',
      text: 'Der Server nimmt dieses Gerät nicht an. Es versucht es automatisch weiter.',
    },
  },
  useHere: 'Hier anmelden',
  noPortal: 'Fast bereit',
  noPortalText:
    '{{name}} ist noch keinem Portal zugeordnet. Das Gerät startet automatisch, sobald in der Konsole eines gewählt ist.',
  portalMissing: 'Außer Betrieb',
  portalMissingText:
    'Das Portal von {{name}} gibt es nicht mehr. Bitte wählen Sie in der Konsole ein anderes.',
  closed: 'Wir haben geschlossen',
  opensToday: 'Wir öffnen heute um {{time}} Uhr.',
  opensTomorrow: 'Wir öffnen morgen um {{time}} Uhr.',
  opensOn: 'Wir öffnen am {{day}} um {{time}} Uhr.',
  portalClosedText: 'Gerade ist niemand am Empfang. Diese Seite öffnet sich automatisch.',
  call: 'Videoanruf starten',
  touchScreen: 'Berühren Sie den Bildschirm',
  touch: 'Berühren Sie die Taste, um mit jemandem von Angesicht zu Angesicht zu sprechen.',
  enterPin: 'PIN',
  enterPinHint: 'Bitte geben Sie die sechs Ziffern ein.',
  erase: 'Letzte Ziffer löschen',
  preparing: 'Einen Moment bitte',
  preparingText: 'Kamera und Mikrofon werden vorbereitet.',
  leaveQuestion: 'Platz aufgeben?',
  goodbyeBack: 'Zurück zum Anfang',
  backIn_one: 'In {{count}} Sekunde zurück zum Anfang',
  backIn_other: 'In {{count}} Sekunden zurück zum Anfang',
  quieter: 'Leiser',
  louder: 'Lauter',
  mayRecord: 'Ja, aufzeichnen ist erlaubt',
  mayNotRecord: 'Nein, bitte nicht',
  volume: 'Lautstärke',
  level: { low: 'Leise', medium: 'Mittel', high: 'Laut' },
  frozen: 'Die Kamera ist stehen geblieben. Sie wird neu gestartet …',
  noDevices: 'Kamera und Mikrofon sind nicht erreichbar. Wir versuchen es weiter …',
  noPermission:
    'Dieser Browser darf Kamera und Mikrofon nicht verwenden. Bitte erlauben Sie beides in seinen Einstellungen.',
  restarting: 'Das hat nicht geklappt. Gleich geht es von vorn los …',
};
