export { UnreadMessages, type CountUnread } from './views/unread-messages.js';
export { DocumentAccess } from './domain/document-access.service.js';
export { DocumentHolds, holdingStreams } from './domain/document-holds.service.js';
export { Session } from './streams.js';
export { shownStanding } from './domain/document-standing.js';
export { addDocument, deleteDocument } from './domain/session-documents.js';
export { FindSessionDocuments } from './views/session-documents.js';
export { SessionsModule } from './sessions.module.js';
