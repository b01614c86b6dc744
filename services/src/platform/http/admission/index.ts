export { guardServer, overloadOf } from './guard-server.js';
export {
  Overload,
  PLACES_KEPT,
  type AdmissionRequest,
  type OverloadLimits,
  type TurnSample,
} from './overload.js';
export { overloadSettings, type OverloadSettings } from './overload-settings.js';
export { watchTurns } from './watch-turns.js';
export { consume } from './consume.js';
export { addressKey, networkKey } from './address-key.js';
export { AddressLimits, addressLimitsOf, noAddressLimits } from './address-limits.js';
export { addressSettings, type AddressSettings } from './address-settings.js';
export { canReusePort } from './reuse-port.js';
