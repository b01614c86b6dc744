import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { BrowserPeers, type BrowserPeer } from '../testing/browser-peers.js';
import { eventually } from '#platform/testing/eventually.js';
import { janusToTestWith, startJanus, type JanusForTests } from '../testing/janus-for-tests.js';
import { describeMediaRelay } from '../testing/media-relay-contract.js';
import { soundDescription } from '../testing/text-peer.js';
import { holdCall } from '../testing/relayed-call.js';

const program = await janusToTestWith();

if (program === undefined) {
  const missing = 'Janus is missing: media through Janus is not tested (install the package janus)';
  if (process.env.CI === 'true') test(missing, () => expect(program).toBeDefined());
  else test.skip(missing, () => undefined);
} else {
  describeMediaRelay('through Janus', async () => {
    const peers = await BrowserPeers.open();
    const { relay, close } = await startJanus(program);
    return {
      relay,
      makePeer: async () => peers.make(),
      close: async () => {
        await close();
        await peers.close();
      },
    };
  });

  describe('A call through Janus', () => {
    let peers: BrowserPeers;
    let under: JanusForTests;

    beforeAll(async () => {
      peers = await BrowserPeers.open();
      under = await startJanus(program, { connectMs: 20_000, stallMs: 500 });
    });
    afterAll(async () => {
      await under.close();
      await peers.close();
    });

    const call = () => holdCall(under.relay, peers);

    test('is told soon that Janus went away, and goes on when it is back', async () => {
      const { meet, visitor, signals, close } = call();
      await meet();
      process.kill(under.janus.pid!, 'SIGKILL');
      await eventually('it is told', () => signals.at(-1)?.type === 'lost');
      expect(under.relay.up).toBe(false);
      await expect(visitor.publish()).rejects.toMatchObject({ code: 'MEDIA_UNAVAILABLE' });

      await eventually('it is back', () => signals.at(-1)?.type === 'restored');
      await meet();
      expect(signals.map((each) => each.type)).not.toContain('stream-gone');
      await close();
    });

    test('is told of a Janus that hangs as well', async () => {
      const { signals, close } = call();
      const { pid } = under.janus;
      process.kill(pid!, 'SIGSTOP');
      await eventually('it is told', () => signals.at(-1)?.type === 'lost');
      process.kill(pid!, 'SIGCONT');
      await eventually('it is back', () => signals.at(-1)?.type === 'restored');
      await close();
    });

    test('passes on nothing that may not be sent, whatever the page sends', async () => {
      const { callId, meet, visitor, made, close } = call();
      await meet();
      const [sender, received] = [made[0]!, made[1]!];
      const allow = (tracks: { readonly audio: boolean; readonly video: boolean }) =>
        under.relay.allow(callId, visitor.id, 'userCam', { ...tracks, bitrate: 800_000 });
      const sendsOn = async (frames: number) => {
        const before = await sender.framesSent();
        await eventually('more', async () => (await sender.framesSent()) > before + frames);
      };
      allow({ audio: true, video: false });
      await sendsOn(10);
      const frames = await received.framesDecoded();
      await sendsOn(20);
      expect(await received.framesDecoded()).toBe(frames);
      allow({ audio: false, video: true });
      await eventually('pictures again', async () => (await received.framesDecoded()) > frames + 5);
      await close();
    });

    test('sends no picture to who does not look at it, and at once to who does again', async () => {
      const { callId, meet, agent, made, close } = call();
      const asked = await meet();
      const [sender, received] = [made[0]!, made[1]!];
      const watch = (inSight: boolean) => under.relay.watch(callId, asked, agent.id, inSight);
      const sendsOn = async (frames: number) => {
        const before = await sender.framesSent();
        await eventually('more', async () => (await sender.framesSent()) > before + frames);
      };
      watch(false);
      await sendsOn(10);
      const frames = await received.framesDecoded();
      await sendsOn(20);
      expect(await received.framesDecoded()).toBe(frames);
      watch(true);
      await eventually(
        'pictures again',
        async () => (await received.framesDecoded()) > frames + 5,
        2_000,
      );
      // All but the receiver are ignored.
      under.relay.watch(callId, asked, randomUUID(), false);
      const seen = await received.framesDecoded();
      await sendsOn(20);
      expect(await received.framesDecoded()).toBeGreaterThan(seen + 5);
      await close();
    });

    test('says that nothing of a track comes any more', async () => {
      const { meet, visitor, made, signals, close } = call();
      await meet();
      const missing = () =>
        signals.filter((signal) => signal.type === 'track-arrives' && !signal.arrives);
      expect(missing()).toEqual([]);
      await made[0]!.silence();
      await eventually('Janus misses it', () => missing().length > 0);
      expect(missing()[0]).toMatchObject({ publication: { participant: visitor.id } });
      await close();
    });

    test.each([
      ['whose page closed it', 'hung-up', (peer: BrowserPeer) => peer.close()],
      ['over which nothing comes any more', 'stalled', (peer: BrowserPeer) => peer.silence()],
    ])('loses a stream %s', async (_how, reason, end) => {
      const { meet, visitor, made, signals, close } = call();
      await meet();
      await end(made[0]!);
      const gone = () => signals.find((signal) => signal.type === 'stream-gone');
      await eventually('the stream is gone', () => gone() !== undefined);
      expect(gone()).toMatchObject({ reason, publication: { participant: visitor.id } });
      await close();
    });

    test('may end at any moment, also while it is set up', async () => {
      const { pid } = under.janus;
      const publish = (callId: string) =>
        under.relay.publish(
          {
            callId,
            participant: randomUUID(),
            streamType: 'userCam',
            connectionId: randomUUID(),
          },
          soundDescription(),
        );
      for (let round = 0; round < 60; round += 1) {
        const callIds = Array.from({ length: 5 }, () => randomUUID());
        const publishing = callIds.flatMap((callId) => {
          under.relay.open(callId);
          setTimeout(() => under.relay.end(callId), round % 12);
          return [publish(callId), publish(callId)];
        });
        await Promise.allSettled(publishing);
      }
      // Janus dies if a room is destroyed while a participant is still on the way out.
      expect(under.relay.up).toBe(true);
      expect(under.janus.pid).toBe(pid);
    });

    test('leaves nothing behind in Janus', async () => {
      const { meet, close } = call();
      await meet();
      await close();
      await eventually('only the handle that makes rooms is left', async () => {
        const { handles, rooms } = await under.census();
        return handles === 1 && rooms === 0;
      });
    });
  });
}
