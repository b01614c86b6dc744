import type { Text } from './text.js';

/** The texts about success (specification, section 8). */
export const successTexts = {
  MEETING_CREATED: { en: 'Meeting created', de: 'Besprechung angelegt' },
  MEETING_UPDATED: { en: 'Meeting updated', de: 'Besprechung geändert' },
  QUEUE_CREATED: { en: 'Portal created', de: 'Portal angelegt' },
  QUEUE_SETTINGS_UPDATED: {
    en: 'Changes saved',
    de: 'Änderungen gespeichert',
  },
  FILE_UPLOADED: { en: 'File uploaded', de: 'Datei hochgeladen' },
  FILE_DELETED: { en: 'File deleted', de: 'Datei gelöscht' },
  QUEUES_ACTIVATED: {
    en: 'Portals opened',
    de: 'Portale geöffnet',
  },
  QUEUES_DEACTIVATED: {
    en: 'Portals closed',
    de: 'Portale geschlossen',
  },
  MEMBERS_DELETED: {
    en: 'Members deleted',
    de: 'Mitglieder gelöscht',
  },
  SETTINGS_UPDATED: { en: 'Settings saved', de: 'Einstellungen gespeichert' },
  QUEUE_TIMES_UPDATED: {
    en: 'Opening hours saved',
    de: 'Öffnungszeiten gespeichert',
  },
  USER_UPDATED: { en: 'Member updated', de: 'Mitglied geändert' },
  MAIN_ACCOUNT_UPDATED: { en: 'Main account updated', de: 'Hauptkonto geändert' },
  PROFILE_UPDATED: { en: 'Profile updated', de: 'Profil geändert' },
  AVATAR_UPLOADED: { en: 'Picture uploaded', de: 'Bild hochgeladen' },
  PROFILE_CREATED: {
    en: 'Profile created',
    de: 'Profil angelegt',
  },
  MEMBERS_ACTIVATED: { en: 'Members activated', de: 'Mitglieder aktiviert' },
  MEMBERS_DEACTIVATED: { en: 'Members deactivated', de: 'Mitglieder deaktiviert' },
  INVITATION_SENT: { en: 'Invitation sent', de: 'Einladung verschickt' },
  GUEST_CREATED: { en: 'Guest created', de: 'Gast angelegt' },
  GUEST_EDITED: { en: 'Guest updated', de: 'Gast geändert' },
  GUEST_LIST_CLEARED: { en: 'Guest list cleared', de: 'Gästeliste geleert' },
  DEVICE_CALL_REMOVED: {
    en: 'Device call removed',
    de: 'Anruf des Geräts beendet',
  },
  CODE_SENT: {
    en: 'Verification code sent',
    de: 'Bestätigungscode verschickt',
  },
  CALL_REQUEST_SENT: {
    en: 'Call request sent',
    de: 'Anfrage verschickt',
  },
  PAYMENT_SUCCESSFUL: { en: 'Payment successful', de: 'Zahlung erfolgreich' },
  PAYMENT_REVERTED: { en: 'Payment reversed', de: 'Zahlung storniert' },
  DEVICE_CALL_TRIGGER_SET: {
    en: 'The device is ringing',
    de: 'Das Gerät klingelt',
  },
} as const satisfies Record<string, Text>;
