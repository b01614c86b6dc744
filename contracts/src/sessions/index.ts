export * as sessionChangeRoutes from './change-routes.js';
export * as sessionDocumentRoutes from './document-routes.js';
export { inCallPolicies, permitsInCall, type InCallPolicy } from './in-call-policy.js';
export {
  AccessMode,
  InCallRole,
  KnockingStatus,
  Session,
  SessionCallJoiner,
  SessionMember,
  SessionPin,
  SessionType,
} from './read-models.js';
export * as sessionRoutes from './routes.js';
export { Quality } from './session-change.js';
