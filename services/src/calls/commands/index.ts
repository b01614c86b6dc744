export { EndCall, EndCallHandler } from './end-call.js';
export { JoinCall, JoinCallHandler } from './join-call.js';
export { LeaveCall, LeaveCallHandler } from './leave-call.js';
export { LoseConnection, LoseConnectionHandler } from './lose-connection.js';
export { LoseRelay, LoseRelayHandler } from './lose-relay.js';
export { RestoreRelay, RestoreRelayHandler } from './restore-relay.js';
export { StartStream, StartStreamHandler } from './start-stream.js';
export { StopStream, StopStreamHandler } from './stop-stream.js';
export { Call } from './streams.js';
