import type { Rejection } from './rejection.js';

/** Errors of notices on devices. */
export const webPushRejections = {
  PUSH_TURNED_OFF: {
    status: 409,
    en: 'Notices on devices are turned off on this server.',
    de: 'Mitteilungen auf Geräten sind auf diesem Server ausgeschaltet.',
  },
  PUSH_ADDRESS_NOT_ALLOWED: {
    status: 422,
    en: 'The server must not connect to the push service of this browser.',
    de: 'Der Server darf keine Verbindung zum Push-Dienst dieses Browsers aufbauen.',
  },
  PUSH_KEYS_INVALID: {
    status: 422,
    en: 'The keys of this browser cannot be used. Please turn the notices off and on again.',
    de: 'Die Schlüssel dieses Browsers sind nicht brauchbar. Bitte schalten Sie die Mitteilungen aus und wieder ein.',
  },
  PUSH_SUBSCRIPTION_NOT_FOUND: {
    status: 404,
    en: 'No notices are sent to this device any more.',
    de: 'An dieses Gerät werden keine Mitteilungen mehr gesendet.',
  },
} as const satisfies Record<string, Rejection>;
