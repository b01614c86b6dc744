export * from './views/admin-sessions.js';
export * from './views/find-sessions.js';
export * from './views/get-session.js';
export * from './views/session-documents.js';
export * from './views/unread-counts.js';
