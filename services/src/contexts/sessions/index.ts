export { UnreadMessages, type CountUnread } from './ports/unread-messages.js';
export { SessionsModule } from './sessions.module.js';
