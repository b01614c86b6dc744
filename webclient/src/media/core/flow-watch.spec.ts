import { describe, expect, it } from '@jest/globals';

import type { CallSession } from './call-session.js';
import { FlowWatch } from './flow-watch.js';
import type { FlowNow } from './call-reports.js';
import type { PeerLink } from './peer-link.js';

const stats = (...reports: object[]) =>
  new Map(reports.map((report, index) => [String(index), report])) as unknown as RTCStatsReport;
const track = (kind: string, more: object = {}) => ({
  ...{ kind, id: kind, enabled: true, muted: false, ...more },
});

/** A call in which one stream is sent and one received, second by second. */
class Scene {
  readonly said: FlowNow[] = [];
  tracks: object[] = [track('audio'), track('video')];
  sentType = 'userCam';
  connectionState = 'connected';
  inSight = true;
  counts = { audio: 0, pictures: 0, heard: 0, decoded: 0 };
  #second = 0;
  readonly #out = this.#link('out');
  readonly #in = this.#link('in');
  readonly #watch = new FlowWatch({
    sent: [{ mediaType: 'userCam', connectionId: 'own', links: [this.#out] }],
    receiver: {
      links: new Map([['them/userCam', this.#in]]),
      sources: { get: () => ({ source: 'theirs', inSight: this.inSight }) },
    },
    reports: { flow: async (flow: FlowNow) => void this.said.push(flow) },
  } as unknown as CallSession);

  #link(connectionId: string): PeerLink {
    const stateNow = () => this.connectionState;
    return {
      connectionId,
      state: { get: () => 'live' },
      connection: {
        get connectionState() {
          return stateNow();
        },
        getSenders: () => this.tracks.map((one) => ({ track: one })),
      },
    } as unknown as PeerLink;
  }

  /** Seconds pass, in each of which so much is counted more. */
  async pass(seconds: number, more: Partial<Scene['counts']> = {}): Promise<void> {
    for (let n = 0; n < seconds; n += 1) {
      for (const name of Object.keys(this.counts) as (keyof Scene['counts'])[]) {
        this.counts[name] += more[name] ?? 0;
      }
      const { audio, pictures, heard, decoded } = this.counts;
      await this.#watch.look(this.#second * 1_000, async (link) =>
        link === this.#out
          ? stats(
              { type: 'outbound-rtp', kind: 'audio', packetsSent: audio },
              { type: 'outbound-rtp', kind: 'video', framesEncoded: pictures, packetsSent: 7 },
            )
          : stats(
              { type: 'inbound-rtp', kind: 'audio', packetsReceived: heard },
              { type: 'inbound-rtp', kind: 'video', framesDecoded: decoded, packetsReceived: 3 },
            ),
      );
      await Promise.resolve();
      this.#second += 1;
    }
  }

  get last(): FlowNow | undefined {
    return this.said.at(-1);
  }
}

const all = { audio: 50, pictures: 25, heard: 50, decoded: 25 };

describe('the reports of how streams flow', () => {
  it('is that all moves, every two seconds', async () => {
    const scene = new Scene();
    await scene.pass(2, all);
    scene.said.length = 0;
    await scene.pass(6, all);
    expect(scene.said).toHaveLength(3);
    expect(scene.last).toEqual({
      sent: [
        ...[{ mediaType: 'userCam', connectionId: 'own', isUp: true }].map((one) => ({
          ...one,
          ...{ audioStillMs: 0, videoStillMs: 0 },
        })),
      ],
      received: [{ connectionId: 'theirs', audioStillMs: 0, videoStillMs: 0, packetsStillMs: 0 }],
    });
  });

  it('is every second for how long something stands still, and at once that it moves again', async () => {
    const scene = new Scene();
    await scene.pass(4, all);
    await scene.pass(3, { ...all, pictures: 0 });
    expect(scene.last?.sent).toMatchObject([{ audioStillMs: 0, videoStillMs: 3_000 }]);
    scene.said.length = 0;
    await scene.pass(2, { ...all, pictures: 0 });
    await scene.pass(1, all);
    expect(scene.said.map(({ sent }) => sent[0]?.videoStillMs)).toEqual([4_000, 5_000, 0]);
  });

  it('is nothing of a microphone that is muted or withheld, or of a camera that is not there', async () => {
    const scene = new Scene();
    for (const muted of [{ enabled: false }, { muted: true }]) {
      scene.tracks = [track('audio', muted)];
      await scene.pass(5);
      expect(scene.last?.sent).toMatchObject([{ audioStillMs: null, videoStillMs: null }]);
    }
  });

  it('is for how long one that has ended sends nothing, and that a connection does not stand', async () => {
    const scene = new Scene();
    await scene.pass(3, all);
    scene.tracks = [track('audio', { readyState: 'ended' }), track('video')];
    scene.connectionState = 'disconnected';
    await scene.pass(2, { pictures: 25 });
    expect(scene.last).toMatchObject({
      sent: [{ audioStillMs: 2_000, videoStillMs: 0, isUp: false }],
      received: [{ audioStillMs: null, videoStillMs: null, packetsStillMs: null }],
    });
  });

  it('is nothing of a picture that is out of sight, but of what arrives', async () => {
    const scene = new Scene();
    await scene.pass(3, all);
    scene.inSight = false;
    await scene.pass(3, { ...all, decoded: 0 });
    expect(scene.last?.received).toMatchObject([
      { audioStillMs: 0, videoStillMs: null, packetsStillMs: 0 },
    ]);
  });

  it('is for how long nothing arrives, also while the browser calls the connection well', async () => {
    const scene = new Scene();
    await scene.pass(3, all);
    await scene.pass(3, { ...all, heard: 0, decoded: 0 });
    expect(scene.last?.received).toMatchObject([
      { audioStillMs: 3_000, videoStillMs: 3_000, packetsStillMs: 3_000 },
    ]);
  });
});
