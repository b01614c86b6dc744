import type { Text } from './text.js';

const fetching = (en: string, de: string): Text => ({
  en: `Error fetching ${en}`,
  de: `Fehler beim Laden: ${de}`,
});
const updating = (en: string, de: string): Text => ({
  en: `Error updating ${en}`,
  de: `Fehler beim Ändern: ${de}`,
});

/**
 * The texts about failures for which the server had no sentence of its own (specification, section
 * 8).
 */
export const failureTexts = {
  LOGIN_CHECK_CREDENTIALS: {
    en: 'Login failed Please check your credentials',
    de: 'Die Anmeldung ist fehlgeschlagen. Bitte prüfen Sie Ihre Angaben.',
  },
  LOGIN_TRY_AGAIN: {
    en: 'Login failed. Please try again.',
    de: 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  },
  LOGIN_OIDC: {
    en: 'Signing in through your company failed. Please try again.',
    de: 'Die Anmeldung über Ihr Unternehmen ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  },
  UNKNOWN: { en: 'Unknown error', de: 'Unbekannter Fehler' },
  SET_PASSWORD: {
    en: 'Please check with your administrator whether the invitation has expired',
    de: 'Bitte fragen Sie Ihre Administration, ob die Einladung abgelaufen ist',
  },
  CHANGE_PASSWORD: {
    en: 'Please make sure the old password was entered correctly',
    de: 'Bitte prüfen Sie, ob das alte Passwort richtig eingegeben wurde',
  },
  FORGOT_PASSWORD: {
    en: 'Please make sure the username or email is correct',
    de: 'Bitte prüfen Sie, ob Benutzername oder E-Mail richtig ist',
  },
  RESET_PASSWORD: {
    en: 'Failed to reset password, token may have expired',
    de: 'Das Passwort konnte nicht gesetzt werden, der Link ist möglicherweise abgelaufen',
  },
  USER_UPDATE: {
    en: 'User update failed. Please check your details',
    de: 'Die Änderung ist fehlgeschlagen. Bitte prüfen Sie Ihre Angaben.',
  },
  FETCH_PROFILE: fetching('user profile', 'eigenes Profil'),
  FETCH_MAIN_ACCOUNT: fetching('Main Account', 'Hauptkonto'),
  FETCH_PROFILES: fetching('profiles', 'Profile'),
  UPDATE_PROFILE: updating('main profile', 'Hauptprofil'),
  UPDATE_ADDITIONAL_PROFILE: updating('a profile', 'Profil'),
  UPDATE_AVATAR: updating('avatar', 'Bild'),
  CREATE_PROFILE: {
    en: 'Error creating a profile',
    de: 'Das Profil konnte nicht angelegt werden',
  },
  FETCH_QUEUES: fetching('queues', 'Portale'),
  FETCH_MEMBERS: fetching('members', 'Mitglieder'),
  FETCH_AVAILABILITY: fetching('availability', 'Verfügbarkeit'),
  CHANGE_STATUS: {
    en: 'Error changing status',
    de: 'Der Status konnte nicht geändert werden',
  },
  UPDATE_MEMBER: updating('member', 'Mitglied'),
  REMOVE_FROM_PORTAL: {
    en: 'Error removing from portal',
    de: 'Das Mitglied konnte nicht aus dem Portal genommen werden',
  },
  RESEND_INVITATION: {
    en: 'Error resending invitation',
    de: 'Die Einladung konnte nicht erneut verschickt werden',
  },
  USER_DELETION: { en: 'User deletion failed', de: 'Das Löschen ist fehlgeschlagen' },
  GUEST_CREATE: {
    en: 'Guest could not be created',
    de: 'Der Gast konnte nicht angelegt werden',
  },
  GUEST_EDIT: { en: 'Guest could not be edited', de: 'Der Gast konnte nicht geändert werden' },
  GUEST_LIST_CLEAR: {
    en: 'The guest list could not be cleared',
    de: 'Die Gästeliste konnte nicht geleert werden',
  },
  MEETING_PLAN: {
    en: 'Failed to plan a meeting',
    de: 'Die Besprechung konnte nicht geplant werden',
  },
  MEETING_UPDATE: {
    en: 'Failed to update a meeting',
    de: 'Die Besprechung konnte nicht geändert werden',
  },
  FETCH_MEETINGS: fetching('upcoming meetings', 'anstehende Besprechungen'),
  QUEUE_CREATION: {
    en: 'Queue creation failed',
    de: 'Das Portal konnte nicht angelegt werden',
  },
  QUEUE_DELETE: { en: 'Error deleting queues', de: 'Die Portale konnten nicht gelöscht werden' },
  QUEUE_ACTIVATE: {
    en: 'Error activating queues',
    de: 'Die Portale konnten nicht geöffnet werden',
  },
  QUEUE_DEACTIVATE: {
    en: 'Error deactivating queues',
    de: 'Die Portale konnten nicht geschlossen werden',
  },
  QUEUE_UPDATE: updating('queue', 'Portal'),
  QUEUE_INFO: {
    en: 'Error occurred while updating info',
    de: 'Die Angaben konnten nicht geändert werden',
  },
  FETCH_QUEUE_DOCUMENTS: fetching('queue documents', 'Dokumente des Portals'),
  DOCUMENT_UPLOAD: {
    en: 'Fail to upload document',
    de: 'Das Dokument konnte nicht hochgeladen werden',
  },
  DOCUMENT_REMOVE: {
    en: 'Fail to remove document',
    de: 'Das Dokument konnte nicht entfernt werden',
  },
  FILE_UPLOAD: {
    en: 'Error occurred while uploading file',
    de: 'Die Datei konnte nicht hochgeladen werden',
  },
  DOCUMENT_DOWNLOAD: {
    en: 'Error occurred while downloading document',
    de: 'Das Dokument konnte nicht heruntergeladen werden',
  },
  FETCH_CHAT_DOCUMENTS: fetching('chat documents', 'Dokumente des Chats'),
  FETCH_UNREAD: fetching('unread messages', 'ungelesene Nachrichten'),
  CHAT_HISTORY: {
    en: 'Error when retrieving the chat history',
    de: 'Der Chatverlauf konnte nicht geladen werden',
  },
  CALL_DOCUMENTS: {
    en: 'Error get session call documents',
    de: 'Die Dokumente des Anrufs konnten nicht geladen werden',
  },
  SMART_MEET: {
    en: 'Error getting call smartmeet details',
    de: 'Die Zusammenfassung konnte nicht geladen werden',
  },
  CALL_REQUEST: { en: 'Call Request Failed', de: 'Die Anfrage zum Anruf ist fehlgeschlagen' },
  DEVICE_CALL_REMOVAL: {
    en: 'Device call removal failed',
    de: 'Der Anruf des Geräts konnte nicht beendet werden',
  },
  CODE_NOT_VERIFIED: {
    en: 'Code has not been verified',
    de: 'Der Code wurde nicht bestätigt',
  },
  CODE_NOT_SENT: {
    en: 'Verification code has failed to send',
    de: 'Der Bestätigungscode konnte nicht verschickt werden',
  },
  DEVICE_CALL_TRIGGER: { en: 'DeviceCallTrigger Failed', de: 'Das Gerät konnte nicht klingeln' },
  APP_SETTINGS: {
    en: 'App Settings update failed Please check your details',
    de: 'Die Einstellungen konnten nicht geändert werden. Bitte prüfen Sie Ihre Angaben.',
  },
  PAYMENT: { en: 'Payment failed', de: 'Die Zahlung ist fehlgeschlagen' },
  RECEIPT_DOWNLOAD: {
    en: 'The receipt could not be downloaded',
    de: 'Der Beleg konnte nicht heruntergeladen werden',
  },
  RECEIPTS_DOWNLOAD: {
    en: 'The receipts could not be downloaded',
    de: 'Die Belege konnten nicht heruntergeladen werden',
  },
  ACCESS: { en: 'Unauthorized access demanded', de: 'Dazu sind Sie nicht berechtigt' },
  PAGE_NOT_FOUND: { en: '404 page not found', de: 'Diese Seite gibt es nicht' },
  LICENCE_EXPIRED: { en: 'The licence has expired', de: 'Die Lizenz ist abgelaufen' },
  DEVICE_ELSEWHERE: {
    en: 'The device is logged in at another booth',
    de: 'Das Gerät ist an einem anderen Platz angemeldet',
  },
} as const satisfies Record<string, Text>;
