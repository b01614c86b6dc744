export { EndNotice, RaiseNotice } from './commands.js';
export { NoticeTimes } from './adapters/notice-times.js';
export { Subscribers } from './adapters/subscribers.js';
export { pushEraser } from './push-eraser.js';
export { webPushSettings } from './adapters/web-push-settings.js';
export { WebPushModule } from './web-push.module.js';
