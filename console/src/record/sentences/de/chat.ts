import type { chat as english } from '../en/chat.js';

/**
 * German sentences for the events of chats: they say that a message was sent, but not its content.
 */
export const chat: typeof english = {
  ChatMessageSent: {
    text: '%{senderId} hat eine Nachricht gesendet',
    link: '%{senderId} hat einen Link gesendet',
    document: '%{senderId} hat Dokumente gesendet',
    forwarded: '%{senderId} hat eine Nachricht weitergeleitet',
  },
  ChatMessageEdited: '%{actor} hat eine Nachricht geändert',
  ChatMessageDeleted: '%{deletedBy} hat eine Nachricht gelöscht',
  ChatMessagesRead: '%{readerId} hat den Chat gelesen',
};
