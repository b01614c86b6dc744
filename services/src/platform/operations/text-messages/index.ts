export { PhoneNumbers } from './phone-numbers.js';
export { TextMessages, wasNotTaken } from './text-messages.js';
export { openTextMessages, TextMessagesModule } from './text-messages.module.js';
export { textSettings } from './text-settings.js';
