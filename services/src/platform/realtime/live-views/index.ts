export { idsIn, type ChangedIds } from './changed-ids.js';
export { defineLiveView, provideLiveViews } from './define-live-view.js';
export type { LiveView, LiveViewTools, LoadTools } from './live-view.js';
export { ViewOrder } from './view-order.js';
