import type { PartHealth } from '../../../platform/health/index.js';
import type { MediaRelays } from './media-relays.js';

/**
 * How calls are carried. A Janus that is away is no reason to ask another server: new calls travel directly meanwhile,
 * and those that were at Janus go on when it is back.
 */
export function mediaCheck(relays: Pick<MediaRelays, 'janus'>): () => PartHealth {
  return () => {
    switch (relays.janus) {
      case 'absent':
        return { state: 'up', detail: { relay: 'direct' } };
      case 'up':
        return { state: 'up', detail: { relay: 'janus', janus: 'connected' } };
      case 'down':
        return { state: 'degraded', detail: { relay: 'direct', janus: 'away' } };
    }
  };
}
