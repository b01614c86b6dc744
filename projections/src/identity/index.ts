export type {
  MemberCollections,
  MemberDesk,
  MemberDocument,
  SessionDocument,
} from './members/documents.js';
export { members } from './members/projection.js';
