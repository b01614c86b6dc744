import { describe, expect, test } from '@jest/globals';

import { Health } from '#platform/health';
import { DirectRelay } from './direct/direct-relay.js';
import { mediaCheck } from './media-check.js';
import { MediaRelays } from './media-relays.js';
import { poolOfTwo } from './testing/pool-of-two.js';

const reportOf = (relays: MediaRelays) => {
  const health = new Health();
  health.add('media', mediaCheck(relays));
  return health.report();
};

describe('the health of media', () => {
  test('is good without a Janus: calls travel directly', async () => {
    expect(await reportOf(new MediaRelays({ direct: new DirectRelay() }))).toEqual({
      state: 'up',
      parts: { media: { state: 'up', detail: { relay: 'direct' } } },
    });
  });

  test('names each relay, and says which are away, without turning any caller away', async () => {
    const { pool, first, second } = poolOfTwo({ graceMs: 60_000 });
    const relays = new MediaRelays({ direct: new DirectRelay(), janus: pool });
    const how = async () => {
      const { state, parts } = await reportOf(relays);
      return [state, parts.media?.detail];
    };
    const each = (one: string, calls: number, other: string) => ({
      'janus-1': { state: one, calls },
      'janus-2': { state: other, calls: 0 },
    });
    const connected = { relay: 'janus', janus: 'connected' };
    pool.open('ada');
    expect(await how()).toEqual(['up', { ...connected, relays: each('up', 1, 'up') }]);
    first.fail();
    expect(await how()).toEqual(['degraded', { ...connected, relays: each('down', 1, 'up') }]);
    second.fail();
    const away = { relay: 'direct', janus: 'away' };
    expect(await how()).toEqual(['degraded', { ...away, relays: each('down', 1, 'down') }]);
    first.recover();
    second.recover();
    expect(await how()).toEqual(['up', { ...connected, relays: each('up', 1, 'up') }]);
  });
});
