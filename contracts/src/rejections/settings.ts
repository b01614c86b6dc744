import type { Rejection } from './rejection.js';

/** Errors around the settings of the deployment. */
export const settingsRejections = {
  APP_SETTING_NOT_FOUND: {
    status: 404,
    en: 'This setting does not exist.',
    de: 'Diese Einstellung gibt es nicht.',
  },
  APP_SETTING_FILE_NOT_FOUND: {
    status: 404,
    en: 'This file is no longer there. Please upload it again.',
    de: 'Diese Datei ist nicht mehr da. Bitte laden Sie sie noch einmal hoch.',
  },
  APP_SETTING_CHANGED_MEANWHILE: {
    status: 409,
    en: 'Someone else changed these settings in the meantime. Reload the page to see them; your entries are kept until then.',
    de: 'Jemand anderes hat diese Einstellungen inzwischen geändert. Laden Sie die Seite neu, um sie zu sehen; bis dahin bleiben Ihre Eingaben erhalten.',
  },
  LICENSE_INVALID: {
    status: 422,
    en: 'This licence is not valid for this installation. Please check that it was copied completely.',
    de: 'Diese Lizenz ist für diese Installation nicht gültig. Bitte prüfen Sie, ob sie vollständig kopiert wurde.',
  },
  LICENSE_NOT_TAKEN: {
    status: 409,
    en: 'This installation needs no licence.',
    de: 'Diese Installation braucht keine Lizenz.',
  },
  PAYMENTS_OFF: {
    status: 409,
    en: 'Payments are switched off. Earlier payments can still be seen.',
    de: 'Zahlungen sind ausgeschaltet. Frühere Zahlungen sind weiterhin zu sehen.',
  },
} as const satisfies Record<string, Rejection>;
