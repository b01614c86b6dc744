export * from './events.js';
export { NOTICE_WORKER, PUSH_SUBSCRIPTIONS_MAX, STAFF_MANIFEST } from './limits.js';
export type { NoticeKind, PushPayload } from './notice.js';
export * as webPushRoutes from './routes.js';
