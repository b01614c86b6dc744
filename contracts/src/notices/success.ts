import type { Text } from './text.js';

/** What is said when something has gone well (specification, section 8). */
export const successTexts = {
  MEETING_CREATED: { en: 'Meeting successfully created', de: 'Besprechung wurde angelegt' },
  MEETING_UPDATED: { en: 'Meeting successfully updated', de: 'Besprechung wurde geändert' },
  QUEUE_CREATED: { en: 'Queue created successfully', de: 'Portal wurde angelegt' },
  QUEUE_SETTINGS_UPDATED: {
    en: 'Queue settings Updated',
    de: 'Einstellungen des Portals wurden geändert',
  },
  FILE_UPLOADED: { en: 'File successfully uploaded', de: 'Datei wurde hochgeladen' },
  FILE_DELETED: { en: 'File successfully deleted', de: 'Datei wurde gelöscht' },
  QUEUES_ACTIVATED: {
    en: 'Selected queues activated',
    de: 'Die ausgewählten Portale wurden geöffnet',
  },
  QUEUES_DEACTIVATED: {
    en: 'Selected queues deactivated',
    de: 'Die ausgewählten Portale wurden geschlossen',
  },
  MEMBERS_DELETED: {
    en: 'Selected members deleted',
    de: 'Die ausgewählten Mitglieder wurden gelöscht',
  },
  SETTINGS_UPDATED: { en: 'Settings Updated', de: 'Einstellungen wurden geändert' },
  QUEUE_TIMES_UPDATED: {
    en: 'Queues availabilities times updated successfully',
    de: 'Öffnungszeiten der Portale wurden geändert',
  },
  USER_UPDATED: { en: 'User updated', de: 'Mitglied wurde geändert' },
  MAIN_ACCOUNT_UPDATED: { en: 'Main account updated', de: 'Hauptkonto wurde geändert' },
  PROFILE_UPDATED: { en: 'Profile updated', de: 'Profil wurde geändert' },
  AVATAR_UPLOADED: { en: 'Avatar uploaded', de: 'Bild wurde hochgeladen' },
  PROFILE_CREATED: {
    en: 'Additional profile created',
    de: 'Zusätzliches Profil wurde angelegt',
  },
  MEMBERS_ACTIVATED: { en: 'Members activated', de: 'Mitglieder wurden aktiviert' },
  MEMBERS_DEACTIVATED: { en: 'Members deactivated', de: 'Mitglieder wurden deaktiviert' },
  INVITATION_SENT: { en: 'Invitation sent', de: 'Einladung wurde verschickt' },
  GUEST_CREATED: { en: 'Guest created', de: 'Gast wurde angelegt' },
  GUEST_EDITED: { en: 'Guest edited', de: 'Gast wurde geändert' },
  GUEST_LIST_CLEARED: { en: 'The guest list was cleared', de: 'Die Gästeliste wurde geleert' },
  DEVICE_CALL_REMOVED: {
    en: 'Device call successfully removed',
    de: 'Der Anruf des Geräts wurde beendet',
  },
  CODE_SENT: {
    en: 'Verification code has been successfully sent',
    de: 'Der Bestätigungscode wurde verschickt',
  },
  CALL_REQUEST_SENT: {
    en: 'Call Request Sent Successfully',
    de: 'Die Anfrage zum Anruf wurde verschickt',
  },
  PAYMENT_SUCCESSFUL: { en: 'Payment successful', de: 'Zahlung erfolgreich' },
  PAYMENT_REVERTED: { en: 'Payment reverted successfully', de: 'Zahlung wurde storniert' },
  DEVICE_CALL_TRIGGER_SET: {
    en: 'DeviceCallTrigger Successfully Set',
    de: 'Das Gerät klingelt',
  },
} as const satisfies Record<string, Text>;
