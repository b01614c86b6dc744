import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { FakeConnection } from '#testing/fake-connection.js';
import { FakeDevices } from '#testing/fake-devices.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import { CallConnections } from './call-connections.js';
import { CallContext } from './call-context.js';
import { LocalMedia } from './local-media.js';
import { ownCamera } from './stream-source.js';

interface Said {
  readonly step: 'ask' | 'offer' | 'answer';
  readonly connectionId: string;
}

/** One of two pages that send to each other; the server only passes on what they say. */
class Page {
  readonly socket = new FakeSocket();
  readonly connections: CallConnections;
  readonly #stop: (() => void)[];
  other: Page | undefined;

  constructor(
    readonly name: string,
    media: LocalMedia,
  ) {
    let ids = 0;
    this.socket.answer('addStream', () => ({ sdpAnswer: null }));
    this.socket.answer('clientIceCandidate', () => ({}));
    this.socket.answer('watchStreams', () => ({}));
    this.socket.answer('receiveVideoOffer', (said: object) => {
      queueMicrotask(() => this.other?.socket.push('receiveVideoOffer', said));
      return {};
    });
    const world = {
      channel: new Channel(this.socket),
      media,
      makeConnection: () => new FakeConnection() as unknown as RTCPeerConnection,
      newId: () => `${name}-${(ids += 1)}`,
    };
    const context = new CallContext(world, 'call');
    context.slot = { userCallId: name, callJoinerId: name, iceServers: [] };
    this.connections = new CallConnections(context, () => undefined);
    this.connections.published.add(ownCamera(media));
    this.#stop = this.connections.listen();
  }

  said(): string[] {
    const all = this.socket.sent('receiveVideoOffer') as Said[];
    return all.map(({ step, connectionId }) => `${step} ${connectionId}`);
  }

  close(): void {
    this.connections.dropAll();
    for (const one of this.#stop) one();
  }
}

const settle = async () => {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
};

describe.each([
  ['left', 'right'],
  ['right', 'left'],
])('what %s sends directly to %s, and does not arrive', (from, to) => {
  let pages: Record<string, Page>;

  beforeEach(async () => {
    localStorage.clear();
    FakeConnection.all.length = 0;
    const media = new LocalMedia(new FakeDevices().asBrowser(), localStorage);
    await media.open();
    pages = { [from]: new Page(from, media), [to]: new Page(to, media) };
    const [sender, receiver] = [pages[from], pages[to]];
    if (!sender || !receiver) throw new Error('Two pages are needed');
    sender.other = receiver;
    receiver.other = sender;
    const streams = [{ mediaType: 'userCam' as const, connectionId: 'camera' }];
    receiver.connections.receiver.reconcile([{ userCallId: from, streams }]);
    await settle();
    for (const connection of FakeConnection.all) connection.become('connected');
  });
  afterEach(() => Object.values(pages).forEach((page) => page.close()));

  const repair = async (step: string) => {
    pages[to]?.socket.push('repairStream', {
      ...{ sessionCallId: 'call', userCallId: to, mediaType: 'userCam', connectionId: 'camera' },
      ...{ step, tracks: ['audio', 'video'] },
    });
    await settle();
  };

  it('is offered by another way over the connection that there is, then over another one', async () => {
    const [first, second] = [`${to}-1`, `${to}-2`];
    expect(pages[from]?.said()).toEqual([`offer ${first}`]);
    await repair('restart-ice');
    expect(pages[from]?.said()).toEqual([`offer ${first}`, `offer ${first}`]);
    expect(FakeConnection.all.map(({ restarts }) => restarts)).toContain(1);
    await repair('publish-again');
    expect(pages[from]?.said().at(-1)).toBe(`offer ${second}`);
    expect(pages[to]?.said().at(-1)).toBe(`answer ${second}`);
    const open = FakeConnection.all.filter(({ connectionState }) => connectionState !== 'closed');
    expect(open).toHaveLength(2);
  });
});
