// For programs that verify a log without the product: these files need nothing but Node.js.
export type { RecordedEvent } from '../port/event.js';
export { LogRules, type Breach } from '../chain/log-rules.js';
