import type { PartHealth } from '#platform/health';
import type { MediaRelays } from './media-relays.js';

/**
 * How calls are carried, and how each relay does. One that is away is no reason to ask another
 * server: its calls continue over the others. If all are away, new calls travel directly, and
 * earlier ones continue with the first that is back.
 */
export function mediaCheck(relays: Pick<MediaRelays, 'janus' | 'reports'>): () => PartHealth {
  return () => {
    if (relays.janus === 'absent') return { state: 'up', detail: { relay: 'direct' } };
    const isUp = relays.janus === 'up';
    const each = relays.reports.map(({ name, up, calls }) => [
      name,
      { state: up ? 'up' : 'down', calls },
    ]);
    const detail = {
      relay: isUp ? 'janus' : 'direct',
      janus: isUp ? 'connected' : 'away',
      relays: Object.fromEntries(each) as Record<string, unknown>,
    };
    return { state: relays.reports.every(({ up }) => up) ? 'up' : 'degraded', detail };
  };
}
