export { FindChannelDocuments, FindMessages, GetMessage } from './views/find-messages.js';
