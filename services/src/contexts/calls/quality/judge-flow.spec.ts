import { describe, expect, test } from '@jest/globals';
import type { ReceivedFlow, SentFlow } from '@foyer/contracts/calls';

import { judgeFlow, type StreamFlow } from './judge-flow.js';

const now = 1_000_000;
const connectionId = 'camera';
const ago = (ms: number) => now - ms;

const sent = (part: Partial<SentFlow> = {}, at = ago(500)) => ({
  at,
  flow: {
    ...{ mediaType: 'userCam' as const, connectionId },
    ...{ audioStillMs: 0, videoStillMs: 0, isUp: true, ...part },
  },
});
const seen = (part: Partial<ReceivedFlow> = {}, at = ago(500)) => ({
  at,
  flow: { connectionId, audioStillMs: 0, videoStillMs: 0, packetsStillMs: 0, ...part },
});
const nothing = { audioStillMs: 5_000, videoStillMs: 5_000, packetsStillMs: 5_000 };
const moving = (ms: number) =>
  new Map([
    ['audio', ago(ms)],
    ['video', ago(ms)],
  ] as const);
const stream = (part: Partial<StreamFlow> = {}): StreamFlow => ({
  ...{ sent: sent(), movesSince: moving(60_000), missingSince: new Map(), received: [seen()] },
  ...part,
});
const picture = (part: Partial<StreamFlow>) => judgeFlow('video', stream(part), now);
const sound = (part: Partial<StreamFlow>) => judgeFlow('audio', stream(part), now);
const flows = { flows: true };
const unknown = { flows: null };

describe('What is sent', () => {
  test('flows while it moves', () => {
    expect([picture({}), sound({})]).toEqual([flows, flows]);
  });

  test('is stalled once nothing has come from the camera, or the microphone, for a second and a half', () => {
    expect(picture({ sent: sent({ videoStillMs: 1_499 }) })).toEqual(flows);
    const frozen = stream({ sent: sent({ videoStillMs: 1_500 }) });
    expect(judgeFlow('video', frozen, now)).toEqual({
      ...{ flows: false, cause: 'source', stillMs: 1_500 },
    });
    expect(judgeFlow('audio', frozen, now)).toEqual(flows);
    expect(sound({ sent: sent({ audioStillMs: 1_500 }) })).toMatchObject({ cause: 'source' });
  });

  test('is not judged where nothing has to come, for any receiver', () => {
    const received = [seen(nothing), seen(nothing)];
    expect(picture({ sent: sent({ videoStillMs: null }), received })).toEqual(unknown);
    expect(sound({ sent: sent({ audioStillMs: null, isUp: false }), received })).toEqual(unknown);
  });

  test('is stalled while its connection does not stand', () => {
    expect(picture({ sent: sent({ isUp: false }) })).toMatchObject({ cause: 'connection' });
  });
});

describe('What receivers say', () => {
  const undecoded = { videoStillMs: 2_500 };

  test('counts where a picture arrives and none of them can decode it', () => {
    const received = [seen(undecoded), seen(undecoded)];
    expect(picture({ received })).toMatchObject({ flows: false, cause: 'connection' });
    expect(sound({ received })).toEqual(flows);
    expect(picture({ received: [seen(undecoded), seen()] })).toEqual(flows);
    expect(picture({ received: [seen({ videoStillMs: 2_400 })] })).toEqual(flows);
  });

  test('does not count for a picture that has moved only for a moment, or that no page shows', () => {
    expect(picture({ received: [seen(undecoded)], movesSince: moving(4_500) })).toEqual(flows);
    expect(picture({ received: [seen({ videoStillMs: null })] })).toEqual(flows);
    expect(picture({ received: [] })).toEqual(flows);
  });

  test('does not count of one alone to whom nothing comes, but of several', () => {
    expect(picture({ received: [seen(nothing)] })).toEqual(flows);
    const several = { received: [seen(nothing), seen(nothing)] };
    expect(picture(several)).toMatchObject({ cause: 'connection' });
    expect(sound(several)).toMatchObject({ cause: 'connection' });
    expect(sound({ received: [seen(nothing), seen()] })).toEqual(flows);
  });

  test('does not count for long', () => {
    expect(picture({ received: [seen(undecoded, ago(4_000))] })).toEqual(flows);
  });
});

describe('What the relay says', () => {
  const missing = (ms: number) => ({ missingSince: new Map([['video', ago(ms)]] as const) });

  test('counts where something is sent of which nothing comes', () => {
    expect(picture(missing(1_000))).toMatchObject({ cause: 'connection', stillMs: 1_000 });
    expect(picture(missing(900))).toEqual(flows);
    expect(sound(missing(9_000))).toEqual(flows);
  });

  test('does not count for a stream that has just begun, or for a screen', () => {
    expect(picture({ ...missing(9_000), movesSince: moving(900) })).toEqual(flows);
    const screen = sent({ mediaType: 'screenCam' });
    expect(picture({ ...missing(9_000), sent: screen })).toEqual(flows);
  });
});

describe('A page that says nothing any more', () => {
  const silent = sent({}, ago(3_600));
  const unmoved = { audioStillMs: 2_500, videoStillMs: 2_500, packetsStillMs: 2_500 };

  test('is taken for stalled after three and a half seconds', () => {
    expect(picture({ sent: sent({}, ago(3_500)), received: [] })).toEqual(flows);
    const stalled = { flows: false, cause: 'page', stillMs: 3_600 };
    expect(picture({ sent: silent, received: [] })).toEqual(stalled);
    expect(sound({ sent: silent, received: [seen(unmoved)] })).toEqual(stalled);
  });

  test('is not judged as stalled while a receiver continues to receive its streams', () => {
    const received = [seen({ videoStillMs: 2_500 }), seen({ videoStillMs: null })];
    expect(sound({ sent: silent, received })).toEqual(flows);
    expect(picture({ sent: silent, received })).toMatchObject({ cause: 'page' });
    expect(picture({ sent: silent, received: received.slice(1) })).toEqual(unknown);
  });
});
