export type {
  MemberCollections,
  MemberDesk,
  MemberDocument,
  MemberLink,
  SessionDocument,
} from './members/documents.js';
export { members } from './members/projection.js';
