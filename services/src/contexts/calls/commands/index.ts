export * from './add-participant.js';
export * from './end-call.js';
export * from './join-call.js';
export * from './leave-call.js';
export * from './lose-connection.js';
export * from './media-streams.js';
export * from './relay.js';
export * from './start-call.js';
export { Call } from './streams.js';
