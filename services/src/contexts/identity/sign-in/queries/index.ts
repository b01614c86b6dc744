export * from './find-outbox-mails.js';
export * from './find-sessions.js';
export * from './get-outbox-mail.js';
export * from './outbox-locks.js';
