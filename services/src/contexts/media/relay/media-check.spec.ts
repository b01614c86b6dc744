import { describe, expect, test } from '@jest/globals';

import { Health } from '../../../platform/health/index.js';
import { FragileRelay } from './testing/fragile-relay.js';
import { DirectRelay } from './direct/direct-relay.js';
import { mediaCheck } from './media-check.js';
import { MediaRelays } from './media-relays.js';

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

  test('says that a Janus is away, without turning anybody away, and that it is back', async () => {
    const janus = new FragileRelay();
    const relays = new MediaRelays({ direct: new DirectRelay(), janus });
    const connected = { state: 'up', detail: { relay: 'janus', janus: 'connected' } };
    expect((await reportOf(relays)).parts.media).toEqual(connected);
    janus.fail();
    expect(await reportOf(relays)).toEqual({
      state: 'degraded',
      parts: { media: { state: 'degraded', detail: { relay: 'direct', janus: 'away' } } },
    });
    janus.recover();
    expect((await reportOf(relays)).parts.media).toEqual(connected);
  });
});
