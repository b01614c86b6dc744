import type { TrustProxy } from '../http/index.js';

/** Injection token of the {@link RealtimeOptions}. */
export const REALTIME_OPTIONS = Symbol('RealtimeOptions');

export interface RealtimeOptions {
  /** Origins in addition to the server's own whose pages may connect. */
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: TrustProxy;
}
