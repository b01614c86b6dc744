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
export { ActorBudgets, type BudgetRule } from './actor-budgets.js';
export { AddressBudget, Budget, type WindowRule } from './budget.js';
export { ruleOf, Spends } from './spends.js';
export { TokenBucket, type BucketRule } from './token-bucket.js';
export { addressKey, networkKey } from './address-key.js';
export { AddressLimits, addressLimitsOf, noAddressLimits } from './address-limits.js';
export { addressSettings, type AddressSettings } from './address-settings.js';
export { canReusePort } from './reuse-port.js';
