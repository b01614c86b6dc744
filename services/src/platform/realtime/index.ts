export type { Connection } from './connection.js';
export { Gateway, Listens, type GatewayHooks, type Parting } from './gateway.js';
export { Listeners } from './listeners.js';
export type { AckOf, MessageInput, PayloadOf } from './message-input.js';
export { REALTIME_OPTIONS, type RealtimeOptions } from './realtime-options.js';
export { RealtimeModule } from './realtime.module.js';
export { Realtime } from './realtime.js';
export { SocketHub } from './socket-hub.js';
export { MESSAGE_MAX_BYTES } from './socket-server.js';
