import type { Log } from '#platform/observability';
import type { JanusLink } from './janus-link.js';
import type { PeerPatience } from './janus-peer.js';

export const usualPatience: PeerPatience = { connectMs: 20_000, stallMs: 45_000 };

export interface JanusRelayOptions {
  readonly link: JanusLink;
  readonly log: Pick<Log, 'debug' | 'warn'>;
  readonly patience?: PeerPatience;
  /**
   * The time that Janus has to notice a lost link without help, before rooms of that time are
   * deleted.
   */
  readonly tidyAfterMs?: number;
}
