import type { Text } from './text.js';

/** News and hints that are neither success nor failure (specification, section 8). */
export const noticeTexts = {
  NEW_MESSAGE: {
    en: 'Someone has sent you a message',
    de: 'Jemand hat Ihnen eine Nachricht geschickt',
  },
  MESSAGE_DELETED: { en: 'Message was deleted', de: 'Die Nachricht wurde gelöscht' },
  SCAN_REQUESTED: {
    en: 'Scanned image requested please wait before requesting again',
    de: 'Ein Scan ist angefordert, bitte warten Sie vor der nächsten Anforderung',
  },
  SOUND_DISABLED: { en: 'Sound Disabled', de: 'Ton ist ausgeschaltet' },
  SOUND_DISABLED_HINT: {
    en: 'Click or press a key to enable sounds',
    de: 'Klicken Sie oder drücken Sie eine Taste, um Töne einzuschalten',
  },
  SESSION_EXISTS: {
    en: 'This session exists already and was opened',
    de: 'Diese Sitzung gibt es bereits; sie wurde geöffnet',
  },
} as const satisfies Record<string, Text>;

/**
 * The trouble reports of a device, in the words of the specification; stored in records, so not
 * translated there.
 */
export const deviceNotes = {
  IN_PERMISSION: 'Device is in permission status',
  NO_CLIENT_DATA: 'Missing clientData ID',
  /** Followed by the part that is missing. */
  IN_CALL_BUT_MISSING: 'Device status is IN_CALL but missing',
  FROZEN: 'Stream is frozen',
  QUEUE_ERROR: 'QUEUE_ERROR',
} as const;
