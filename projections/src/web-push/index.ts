export { pushSubscriptions, type PushSubscriptionDocument } from './push-subscriptions.js';
