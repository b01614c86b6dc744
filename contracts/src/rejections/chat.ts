import type { Rejection } from './rejection.js';

/** Errors of the chat. */
export const chatRejections = {
  CHANNEL_NOT_FOUND: {
    status: 404,
    en: 'This chat does not exist.',
    de: 'Diesen Chat gibt es nicht.',
  },
  CHANNEL_READ_ONLY: {
    status: 403,
    en: 'You can read this chat, but not write in it.',
    de: 'Sie können diesen Chat lesen, aber nicht darin schreiben.',
  },
  MESSAGE_NOT_FOUND: {
    status: 404,
    en: 'This message does not exist.',
    de: 'Diese Nachricht gibt es nicht.',
  },
  MESSAGE_DELETED: {
    status: 410,
    en: 'This message was deleted.',
    de: 'Diese Nachricht wurde gelöscht.',
  },
} as const satisfies Record<string, Rejection>;
