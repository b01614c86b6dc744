export type {
  SessionCallDocument,
  SessionCollections,
  SessionDocument,
  SessionFileDocument,
} from './sessions/document.js';
export { sessions } from './sessions/projection.js';
