export * from './admin-sessions.js';
export * from './find-sessions.js';
export * from './get-session.js';
export * from './session-documents.js';
export * from './unread-counts.js';
