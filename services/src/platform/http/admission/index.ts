export { guardServer, overloadOf } from './guard-server.js';
export { Overload, PLACES_KEPT } from './overload.js';
export { overloadSettings } from './overload-settings.js';
export { watchTurns } from './watch-turns.js';
export { consume } from './consume.js';
export { addressKey, networkKey } from './address-key.js';
export { AddressLimits, addressLimitsOf, noAddressLimits } from './address-limits.js';
export { addressSettings } from './address-settings.js';
export { canReusePort } from './reuse-port.js';
