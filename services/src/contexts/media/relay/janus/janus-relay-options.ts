import type { Log } from '../../../../platform/observability/index.js';
import type { JanusLink } from './janus-link.js';
import type { PeerPatience } from './janus-peer.js';

export const usualPatience: PeerPatience = { connectMs: 20_000, stallMs: 45_000 };

export interface JanusRelayOptions {
  readonly link: JanusLink;
  readonly log: Pick<Log, 'debug' | 'warn'>;
  readonly patience?: PeerPatience;
  /** How long Janus is given to notice by itself that it was left, before rooms of that time are unmade. */
  readonly tidyAfterMs?: number;
}
