import type { EventNames } from '#resource/texts.js';
import type { en } from './en.js';

/** German texts about API keys. */
export const de: typeof en & EventNames = {
  apiKey: {
    empty: 'Noch keine API-Schlüssel',
    emptyHint:
      'Mit einem API-Schlüssel meldet sich ein anderes Programm an, ohne das Passwort einer Person.',
    nameHint: 'Das Programm, das ihn benutzt',
    roleHint: 'Höchstens, was Sie selbst dürfen. Wählen Sie die kleinste Rolle, die genügt.',
    expiryHint: 'Höchstens 366 Tage von heute an',
    networksHint:
      'Je Zeile eine Adresse oder ein Netz, etwa 203.0.113.0/24 oder 2001:db8::/32. Leer: von überall.',
    state: { active: 'Aktiv', expired: 'Abgelaufen', stopped: 'Ruht', revoked: 'Gesperrt' },
    why: {
      expired: 'Dieser Schlüssel ist abgelaufen. Mit einem späteren Datum gilt er wieder.',
      stopped:
        'Dieser Schlüssel ruht: Wer ihn erstellt hat, wurde deaktiviert oder gelöscht oder hat weniger Rechte als der Schlüssel.',
      revoked: 'Dieser Schlüssel wurde gesperrt und lässt sich nicht mehr ändern.',
    },
    madeTitle: 'API-Schlüssel „%{name}“',
    once: 'Kopieren Sie den Schlüssel jetzt und bewahren Sie ihn sicher auf. Er wird nicht noch einmal gezeigt.',
    key: 'API-Schlüssel',
    revoke: 'Sperren',
    revokeTitle: 'API-Schlüssel „%{name}“ sperren?',
    revokeText: 'Programme, die ihn benutzen, werden sofort abgewiesen.',
  },
  resources: {
    'api-keys': {
      name: 'API-Schlüssel |||| API-Schlüssel',
      notifications: {
        created: 'API-Schlüssel erstellt',
        updated: 'Änderungen gespeichert',
        deleted: 'API-Schlüssel gesperrt |||| API-Schlüssel gesperrt',
      },
      fields: {
        q: 'Suchen',
        name: 'Name',
        note: 'Notiz',
        role: 'Rolle',
        makerId: 'Erstellt von',
        expiresAt: 'Gültig bis',
        networks: 'Erlaubte Netze',
        lastUsedAt: 'Zuletzt benutzt',
        state: 'Zustand',
        revoked: 'Gesperrt',
        createdAt: 'Erstellt',
      },
    },
  },
  event: {
    ApiKeyCreated: 'API-Schlüssel erstellt',
    ApiKeyChanged: 'API-Schlüssel geändert',
    ApiKeyRevoked: 'API-Schlüssel gesperrt',
    ApiKeyUsed: 'API-Schlüssel benutzt',
  },
  sentence: {
    ApiKeyCreated: '%{actor} hat den API-Schlüssel %{name} erstellt',
    ApiKeyChanged: '%{actor} hat den API-Schlüssel %{name} geändert',
    ApiKeyRevoked: '%{actor} hat den API-Schlüssel %{apiKeyId} gesperrt',
    ApiKeyUsed: 'Der API-Schlüssel %{apiKeyId} wurde von %{address} aus benutzt',
  },
};
