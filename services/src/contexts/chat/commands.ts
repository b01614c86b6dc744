export { DeleteMessage, EditMessage } from './domain/change-message.command.js';
export { ReadMessages } from './domain/read-messages.command.js';
export { ForwardMessage, SendMessage } from './domain/send-message.command.js';
