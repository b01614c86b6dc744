export type {
  SessionCallDocument,
  SessionCollections,
  SessionDocument,
  SessionFileDocument,
} from './sessions.model.js';
export { sessions } from './sessions.js';
