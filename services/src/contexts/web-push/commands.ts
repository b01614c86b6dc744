export { EndPushSubscriptions, KeepPushSubscription } from './domain/push-subscriptions.command.js';
export { EndNotice, RaiseNotice } from './domain/push-notices.command.js';
