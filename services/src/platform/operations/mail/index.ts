export { MailFault, wasNotSent } from './mail-fault.js';
export { Mail, type MailMessage } from './mail.js';
export { mailHtml, mailText, type MailParts } from './mail-layout.js';
export { MailModule, openMail } from './mail.module.js';
export { mailSettings } from './mail-settings.js';
export { Outbox, type OutboxEntry, type OutboxSearch } from './outbox.js';
export { OutboxMail } from './outbox-mail.js';
export { SmtpMail } from './smtp-mail.js';
