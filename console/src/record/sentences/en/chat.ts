/** Sentences for the events of chats: they say that a message was sent, but not its content. */
export const chat = {
  ChatMessageSent: {
    text: '%{senderId} sent a message',
    link: '%{senderId} sent a link',
    document: '%{senderId} sent documents',
    forwarded: '%{senderId} forwarded a message',
  },
  ChatMessageEdited: '%{actor} changed a message',
  ChatMessageDeleted: '%{deletedBy} deleted a message',
  ChatMessagesRead: '%{readerId} read the chat',
};
