export * from './views/find-outbox-mails.js';
export * from './views/find-sessions.js';
export * from './views/get-invitation.js';
export * from './views/get-link-owner.js';
export * from './views/get-outbox-mail.js';
export * from './views/is-in-call.js';
export * from './views/outbox-locks.js';
export * from './views/reader-zones.js';
