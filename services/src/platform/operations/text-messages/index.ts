export { PhoneNumbers } from './phone-numbers.js';
export { TextMessages, wasNotTaken, type TextMessage } from './text-messages.js';
export { openTextMessages, TextMessagesModule } from './text-messages.module.js';
export { textSettings, type TextSettings } from './text-settings.js';
