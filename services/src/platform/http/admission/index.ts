export { guardServer, overloadOf } from './guard-server.js';
export {
  Overload,
  type AdmissionRequest,
  type OverloadLimits,
  type TurnSample,
} from './overload.js';
export { LEAST_PER_SECOND } from './token-bucket.js';
export { overloadSettings, type OverloadSettings } from './overload-settings.js';
export { watchTurns } from './watch-turns.js';
