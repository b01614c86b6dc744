export { UnreadMessages, type CountUnread } from './ports/unread-messages.js';
export { DocumentAccess } from './commands/document-access.js';
export { DocumentHolds, holdingStreams } from './commands/document-holds.js';
export { Session } from './commands/streams.js';
export { shownStanding } from './domain/document-standing.js';
export { addDocument, deleteDocument } from './domain/session-documents.js';
export { FindSessionDocuments } from './queries/session-documents.js';
export { SessionsModule } from './sessions.module.js';
