export * as sessionChangeRoutes from './change-routes.js';
export * as sessionDocumentRoutes from './document-routes.js';
export { isLed, type InCall } from './is-led.js';
export { inCallPolicies, permitsInCall, type InCallPolicy } from './in-call-policy.js';
export * as adminSessionRoutes from './admin-routes.js';
export type { AdminSession } from './admin-routes.js';
export * from './events.js';
export {
  AccessMode,
  InCallRole,
  KnockingStatus,
  LinkedSession,
  Session,
  SessionCallJoiner,
  SessionMember,
  SessionPin,
  SessionType,
  ShownSessionMember,
} from './read-models.js';
export * as sessionGuestRoutes from './guest-routes.js';
export * as sessionMessages from './messages.js';
export * as sessionRoutes from './routes.js';
export { Quality, SessionSettings } from './settings.js';
