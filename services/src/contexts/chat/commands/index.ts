export { DeleteMessage, EditMessage } from './change-message.js';
export { ReadMessages } from './read-messages.js';
export { ForwardMessage, SendMessage } from './send-message.js';
