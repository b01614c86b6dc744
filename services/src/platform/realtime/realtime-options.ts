import type { TrustProxy } from '../http/index.js';

/** Injection token of the {@link RealtimeOptions}. */
export const REALTIME_OPTIONS = Symbol('RealtimeOptions');

export interface RealtimeOptions {
  /** Origins beside the server's own whose pages may connect. */
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: TrustProxy;
}
