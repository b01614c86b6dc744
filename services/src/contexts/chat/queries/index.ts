export { FindChannelDocuments, FindMessages, GetMessage } from './find-messages.js';
