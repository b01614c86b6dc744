import { expect, test } from '@jest/globals';

import { Metrics } from '#platform/observability';
import { eventually } from '#platform/testing/eventually.js';
import { DirectRelay } from './direct/direct-relay.js';
import { showMediaMetrics } from './media-metrics.js';
import { MediaRelays } from './media-relays.js';
import { poolOfTwo } from './testing/pool-of-two.js';

test('the metrics of media name each relay, whether it is up, its calls and those moved', async () => {
  const { pool, first } = poolOfTwo();
  const metrics = new Metrics();
  showMediaMetrics(metrics, new MediaRelays({ direct: new DirectRelay(), janus: pool }));
  const lines = async () =>
    (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('foyer_media'));
  pool.open('ada');
  first.fail();
  await eventually('the call is moved', async () =>
    (await lines()).includes('foyer_media_calls_moved_total{from="janus-1",to="janus-2"} 1'),
  );
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'foyer_media_relay_up{relay="janus-1"} 0',
      'foyer_media_relay_up{relay="janus-2"} 1',
      'foyer_media_relay_calls{relay="janus-1"} 0',
      'foyer_media_relay_calls{relay="janus-2"} 1',
    ]),
  );
});
