export type {
  MemberCollections,
  MemberDesk,
  MemberDocument,
  MemberLink,
  ProfileDocument,
  SessionDocument,
} from './members/documents.js';
export { members } from './members/projection.js';
