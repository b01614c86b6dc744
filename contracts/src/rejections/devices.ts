import type { Rejection } from './rejection.js';

/** Errors around devices. */
export const deviceRejections = {
  DEVICE_NOT_FOUND: {
    status: 404,
    en: 'This device does not exist.',
    de: 'Dieses Gerät gibt es nicht.',
  },
  DEVICE_KEY_WRONG: {
    status: 401,
    en: 'This key is not valid. Check it, or create a new one in the console.',
    de: 'Dieser Schlüssel ist nicht gültig. Prüfen Sie ihn oder erstellen Sie in der Konsole einen neuen.',
  },
  DEVICE_DEACTIVATED: {
    status: 403,
    en: 'This device has been deactivated.',
    de: 'Dieses Gerät wurde deaktiviert.',
  },
  DEVICE_ELSEWHERE: {
    status: 401,
    en: 'This device is logged in at another booth.',
    de: 'Dieses Gerät ist an einem anderen Platz angemeldet.',
  },
  DEVICE_UNKNOWN: {
    status: 401,
    en: 'This device has been deleted.',
    de: 'Dieses Gerät wurde gelöscht.',
  },
  DEVICE_OTHER_PORTAL: {
    status: 403,
    en: 'This device belongs to another portal.',
    de: 'Dieses Gerät gehört zu einem anderen Portal.',
  },
  DEVICE_NOT_CONNECTED: {
    status: 409,
    en: 'This device is not connected.',
    de: 'Dieses Gerät ist nicht verbunden.',
  },
  DEVICE_DID_NOT_ANSWER: {
    status: 503,
    en: 'This device did not answer in time.',
    de: 'Dieses Gerät hat nicht rechtzeitig geantwortet.',
  },
  DEVICE_PICTURE_NOT_FOUND: {
    status: 404,
    en: 'This picture is no longer kept.',
    de: 'Dieses Bild ist nicht mehr vorhanden.',
  },
} as const satisfies Record<string, Rejection>;
