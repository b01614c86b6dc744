import type { EventNames } from '#resource/texts.js';
import type { en } from './en.js';

/** German texts about the erasure of a person. */
export const de: typeof en & EventNames = {
  erasure: {
    action: 'Vergessen',
    title: '%{name} vergessen?',
    guest:
      'Name, E-Mail und Telefon dieses Gastes werden überall unlesbar, auch im Protokoll. Das lässt sich nicht rückgängig machen. Verlauf der Anrufe und Statistiken bleiben erhalten, ohne den Namen.',
    member:
      'Name, E-Mail, Bilder und alle anderen personenbezogenen Daten dieses ehemaligen Mitglieds werden überall unlesbar, auch im Protokoll. Das lässt sich nicht rückgängig machen. Verlauf der Anrufe und Statistiken bleiben erhalten, ohne den Namen.',
    receipt: 'Nachweis',
    done: 'Vergessen am %{when}. Bewahren Sie diesen Nachweis auf; er belegt, was geschehen ist, und enthält keine personenbezogenen Daten.',
    was: 'Diese Person wurde bereits am %{when} vergessen. Dies ist der Nachweis.',
    erased: {
      mails: 'Eine E-Mail entfernt |||| %{smart_count} E-Mails entfernt',
      pictures: 'Ein Bild entfernt |||| %{smart_count} Bilder entfernt',
      recordings: 'Eine Aufzeichnung entfernt |||| %{smart_count} Aufzeichnungen entfernt',
      summaries: 'Eine Zusammenfassung entfernt |||| %{smart_count} Zusammenfassungen entfernt',
      documents: 'Ein Dokument entfernt |||| %{smart_count} Dokumente entfernt',
      passwords: 'Passwort entfernt |||| %{smart_count} Passwörter entfernt',
      factors:
        'Ein Teil eines zweiten Faktors entfernt |||| %{smart_count} Teile eines zweiten Faktors entfernt',
      links: 'Ein Link entfernt |||| %{smart_count} Links entfernt',
    },
    kept: {
      signed:
        'Ein unterschriebenes Dokument bleibt erhalten, um Ansprüche belegen zu können |||| %{smart_count} unterschriebene Dokumente bleiben erhalten, um Ansprüche belegen zu können',
    },
    signed: 'Signierter Nachweis (JWS)',
    check: 'Die Signatur kann jeder mit den Schlüsseln unter %{keys} prüfen',
    save: 'Nachweis sichern',
  },
  event: {
    PersonForgotten: 'Person vergessen',
    PersonIdClaimed: 'Kennung einer Person belegt',
    ThingIdClaimed: 'Kennung einer Sache belegt',
    PersonErased: 'Spuren der Person getilgt',
  },
};
