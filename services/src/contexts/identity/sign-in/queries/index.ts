export * from './find-outbox-mails.js';
export * from './find-sessions.js';
export * from './get-invitation.js';
export * from './get-link-owner.js';
export * from './get-outbox-mail.js';
export * from './outbox-locks.js';
export * from './reader-zones.js';
