export { ChatModule } from './chat.module.js';
export {
  ChannelDocuments,
  type Attaching,
  type DocumentSource,
} from './ports/channel-documents.js';
