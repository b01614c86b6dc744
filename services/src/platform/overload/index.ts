export { guardServer, overloadOf } from './guard-server.js';
export { Overload, type NewWork, type OverloadLimits } from './overload.js';
export { overloadSettings, type OverloadSettings } from './overload-settings.js';
export { watchTurns } from './watch-turns.js';
