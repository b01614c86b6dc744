import type { Rejection } from './rejection.js';

/** Errors around portals. */
export const portalRejections = {
  PORTAL_NOT_FOUND: {
    status: 404,
    en: 'This portal does not exist.',
    de: 'Dieses Portal gibt es nicht.',
  },
  PORTAL_CLOSED: {
    status: 409,
    en: 'This portal is closed at the moment.',
    de: 'Dieses Portal ist im Moment geschlossen.',
  },
  PORTAL_CHANGED_MEANWHILE: {
    status: 409,
    en: 'Someone else changed these settings in the meantime.',
    de: 'Diese Einstellungen wurden inzwischen von jemand anderem geändert.',
  },
  PORTAL_FILE_NOT_FOUND: {
    status: 404,
    en: 'This file does not exist.',
    de: 'Diese Datei gibt es nicht.',
  },
  PORTAL_FILES_FULL: {
    status: 409,
    en: 'This portal cannot keep any more files.',
    de: 'Dieses Portal kann keine weiteren Dateien aufnehmen.',
  },
  PORTAL_STILL_ACTIVE: {
    status: 409,
    en: 'Deactivate the portal before deleting it.',
    de: 'Deaktivieren Sie das Portal, bevor Sie es löschen.',
  },
  PORTAL_REFERRED_TO: {
    status: 409,
    en: 'Others still lead to this portal: {names}. Change them first.',
    de: 'Zu diesem Portal führen noch andere: {names}. Ändern Sie diese zuerst.',
  },
  SHORTLINK_TAKEN: {
    status: 409,
    en: 'This short link is already used by another portal.',
    de: 'Dieser Kurzlink wird bereits von einem anderen Portal verwendet.',
  },
  PIN_REQUIRED: {
    status: 401,
    en: 'Please enter the PIN of this portal.',
    de: 'Bitte geben Sie die PIN dieses Portals ein.',
  },
  PIN_WRONG: {
    status: 401,
    en: 'This PIN is not correct.',
    de: 'Diese PIN ist nicht richtig.',
  },
  INVITATION_OVER: {
    status: 401,
    en: 'This invitation has expired. Please enter the PIN, or ask for a new link.',
    de: 'Diese Einladung ist abgelaufen. Bitte geben Sie die PIN ein oder bitten Sie um einen neuen Link.',
  },
  PORTAL_HAS_NO_PIN: {
    status: 409,
    en: 'This portal has no PIN. Its link is all that visitors need.',
    de: 'Dieses Portal hat keine PIN. Besucher brauchen nur seinen Link.',
  },
  VISITOR_NAME_REQUIRED: {
    status: 422,
    en: 'Please tell us your name.',
    de: 'Bitte nennen Sie uns Ihren Namen.',
  },
  SMS_NOT_SET_UP: {
    status: 409,
    en: 'No text message provider is set up, so codes cannot be sent.',
    de: 'Es ist kein Anbieter für SMS eingerichtet, deshalb kann kein Code verschickt werden.',
  },
  SMS_CODE_REQUIRED: {
    status: 401,
    en: 'This portal asks for your mobile number first.',
    de: 'Dieses Portal fragt zuerst nach Ihrer Handynummer.',
  },
  SMS_CODE_NOT_NEEDED: {
    status: 409,
    en: 'This portal asks for no code.',
    de: 'Dieses Portal verlangt keinen Code.',
  },
  SMS_CODE_WRONG: {
    status: 401,
    en: 'This code is not correct.',
    de: 'Dieser Code stimmt nicht.',
  },
  SMS_CODE_OVER: {
    status: 410,
    en: 'This code is no longer valid. Please request a new one.',
    de: 'Dieser Code gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  },
  TEXT_NUMBER_INVALID: {
    status: 422,
    en: 'Enter a mobile number, such as +49 170 1234567.',
    de: 'Geben Sie eine Handynummer ein, etwa +49 170 1234567.',
  },
  TEXT_NUMBER_ABROAD: {
    status: 422,
    en: 'We cannot send text messages to numbers in this country.',
    de: 'An Nummern dieses Landes können wir keine SMS senden.',
  },
  SMS_REFUSED: {
    status: 409,
    en: 'The provider cannot deliver text messages to this number.',
    de: 'Der Anbieter kann an diese Nummer keine SMS zustellen.',
  },
  LONGEST_WAIT_INCOMPLETE: {
    status: 422,
    en: 'Please choose where visitors or their messages go after the longest wait.',
    de: 'Bitte geben Sie an, wohin Besucher oder ihre Nachrichten nach der längsten Wartezeit kommen.',
  },
  NOT_A_PORTAL_MEMBER: {
    status: 403,
    en: 'You do not belong to this portal.',
    de: 'Sie gehören nicht zu diesem Portal.',
  },
} as const satisfies Record<string, Rejection>;
