import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import type { MediaRelay } from '../media-relay.js';
import type { RelaySignal } from '../relay-signal.js';
import { eventually } from '#platform/testing/eventually.js';
import { TestParticipant } from './test-participant.js';
import type { TestPeer } from './test-peer.js';
import { soundCandidate, soundDescription } from './text-peer.js';

/** A relay with peers that it can connect. */
export interface RelayUnderTest {
  readonly relay: MediaRelay;
  readonly makePeer: () => Promise<TestPeer>;
  readonly close: () => Promise<void>;
}

/** Tests the rules that every relay keeps, however it is made. */
export function describeMediaRelay(name: string, make: () => Promise<RelayUnderTest>): void {
  describe(`A media relay: ${name}`, () => {
    let under: RelayUnderTest;
    let relay: MediaRelay;
    let callId: string;
    let people: TestParticipant[];
    let signals: RelaySignal[];
    let forget: () => void;

    const join = (call = callId): TestParticipant => {
      const participant = new TestParticipant(relay, call, under.makePeer);
      people.push(participant);
      return participant;
    };
    const gone = () =>
      signals.flatMap((signal) =>
        signal.type === 'stream-gone' ? [[signal.publication.connectionId, signal.reason]] : [],
      );

    beforeAll(async () => {
      under = await make();
      ({ relay } = under);
    }, 60_000);
    afterAll(() => under.close(), 60_000);
    beforeEach(() => {
      callId = randomUUID();
      people = [];
      signals = [];
      forget = relay.onSignal((signal) => signals.push(signal));
      relay.open(callId);
    });
    afterEach(async () => {
      forget();
      relay.end(callId);
      for (const participant of people) await participant.close();
    });

    test('brings the stream of each to the other, and says when it flows', async () => {
      const [visitor, agent] = [join(), join()];
      const published = await visitor.publish();
      await agent.publish();
      const [there, here] = [await agent.ask(visitor), await visitor.ask(agent)];
      await eventually(
        'pictures on both sides',
        async () =>
          (await agent.framesDecoded(there)) > 0 && (await visitor.framesDecoded(here)) > 0,
      );
      expect(agent.failures).toEqual([]);
      expect(visitor.failures).toEqual([]);
      expect(relay.streams(callId)).toHaveLength(2);
      await eventually('both streams are said to flow', () => {
        const flows = signals.filter((signal) => signal.type === 'stream-flows');
        return flows.length === 2;
      });
      expect(relay.streams(callId)).toContainEqual({
        callId,
        participant: visitor.id,
        streamType: 'userCam',
        connectionId: published,
      });
    }, 30_000);

    test('lets one receive who sends nothing', async () => {
      const [visitor, agent] = [join(), join()];
      await visitor.publish();
      const there = await agent.ask(visitor);
      await eventually('pictures', async () => (await agent.framesDecoded(there)) > 0);
    }, 30_000);

    test('answers an ask that came before the stream flowed', async () => {
      const [visitor, agent] = [join(), join()];
      const publishing = visitor.publish();
      await eventually('the stream is there', () => relay.streams(callId).length === 1);
      await agent.ask(visitor);
      await publishing;
      await eventually('an offer', () => agent.heard('offer') === 1);
    }, 30_000);

    test('refuses to bring what nobody sends, and what one sends oneself', async () => {
      const [visitor, agent] = [join(), join()];
      await expect(agent.ask(visitor)).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
      await visitor.publish();
      await expect(agent.ask(visitor, 'screenCam')).rejects.toMatchObject({
        code: 'STREAM_NOT_FOUND',
      });
      await expect(visitor.ask(visitor)).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
    });

    test('brings what is for some to no one else', async () => {
      const [supervisor, agent, visitor] = [join(), join(), join()];
      await supervisor.publish('userCam', randomUUID(), [agent.id]);
      const heard = await agent.ask(supervisor);
      await eventually('frames', async () => (await agent.framesDecoded(heard)) > 0);
      await expect(visitor.ask(supervisor)).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
    }, 30_000);

    test('keeps calls apart', async () => {
      const visitor = join();
      await visitor.publish();
      const elsewhere = randomUUID();
      relay.open(elsewhere);
      await expect(join(elsewhere).ask(visitor)).rejects.toMatchObject({
        code: 'STREAM_NOT_FOUND',
      });
      await expect(join(randomUUID()).publish()).rejects.toMatchObject({
        code: 'STREAM_NOT_FOUND',
      });
      relay.end(elsewhere);
    });

    test("lets nobody near another's connection", async () => {
      const [visitor, agent, stranger] = [join(), join(), join()];
      const published = await visitor.publish();
      const asked = await agent.ask(visitor);
      await expect(
        relay.answer(callId, asked, stranger.id, soundDescription('active')),
      ).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
      await expect(
        relay.offer(callId, asked, stranger.id, soundDescription()),
      ).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
      await expect(stranger.ask(visitor, 'userCam', asked)).rejects.toMatchObject({
        code: 'MEDIA_REFUSED',
      });
      await expect(stranger.publish('userCam', published)).rejects.toMatchObject({
        code: 'MEDIA_REFUSED',
      });
      const before = signals.length;
      relay.candidate(callId, asked, stranger.id, soundCandidate);
      expect(
        signals.slice(before).filter((each) => 'from' in each && each.from === stranger.id),
      ).toEqual([]);
      expect(relay.keep(callId, stranger.id, [asked, published])).toEqual([]);
      expect(relay.streams(callId)).toHaveLength(1);
    });

    test('puts a new stream of a kind in the place of the one before', async () => {
      const visitor = join();
      await visitor.publish();
      const second = await visitor.publish();
      await visitor.publish('screenCam');
      expect(relay.streams(callId)).toHaveLength(2);
      expect(relay.streams(callId).map((each) => each.connectionId)).toContain(second);
      expect(gone()).toEqual([]);
    });

    test('restarts ICE where a receiver asks over the connection that there is', async () => {
      const [visitor, agent] = [join(), join()];
      const published = await visitor.publish();
      const asked = await agent.ask(visitor);
      await eventually('pictures', async () => (await agent.framesDecoded(asked)) > 0);
      const before = await agent.framesDecoded(asked);
      await agent.ask(visitor, 'userCam', asked);
      await eventually('another offer', () => agent.heard('offer') === 2);
      await eventually('pictures go on', async () => (await agent.framesDecoded(asked)) > before);
      expect(relay.streams(callId)).toMatchObject([{ connectionId: published }]);
      expect([agent.failures, visitor.failures, gone()]).toEqual([[], [], []]);
    }, 30_000);

    test('ends a stream once', async () => {
      const [visitor, agent] = [join(), join()];
      await visitor.publish();
      expect(relay.stop(callId, visitor.id, 'screenCam')).toBe(false);
      expect(relay.stop(callId, visitor.id, 'userCam')).toBe(true);
      expect(relay.stop(callId, visitor.id, 'userCam')).toBe(false);
      expect(relay.streams(callId)).toEqual([]);
      expect(gone()).toEqual([]);
      await expect(agent.ask(visitor)).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
    });

    test('keeps the connections that a page holds and drops its others', async () => {
      const [visitor, agent] = [join(), join()];
      const camera = await visitor.publish();
      const screen = await visitor.publish('screenCam');
      const asked = await agent.ask(visitor);
      expect(relay.keep(callId, agent.id, [asked, randomUUID()])).toEqual([asked]);
      expect(relay.keep(callId, visitor.id, [camera])).toEqual([camera]);
      expect(gone()).toEqual([[screen, 'superseded']]);
      expect(relay.keep(callId, visitor.id, [])).toEqual([]);
      expect(relay.streams(callId)).toEqual([]);
    });

    test('forgets who leaves and nobody else', async () => {
      const [visitor, agent] = [join(), join()];
      await visitor.publish();
      await agent.publish();
      const asked = await agent.ask(visitor);
      relay.leave(callId, visitor.id);
      expect(relay.streams(callId).map((each) => each.participant)).toEqual([agent.id]);
      expect(relay.keep(callId, agent.id, [asked])).toEqual([]);
      const again = await visitor.publish();
      expect(relay.streams(callId).map((each) => each.connectionId)).toContain(again);
    });

    test('forgets a call that ended', async () => {
      const [visitor, agent] = [join(), join()];
      await visitor.publish();
      relay.end(callId);
      expect(relay.streams(callId)).toEqual([]);
      await expect(visitor.publish()).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
      await expect(agent.ask(visitor)).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
      expect(relay.stop(callId, visitor.id, 'userCam')).toBe(false);
    });

    test('refuses more connections than a page can mean', async () => {
      const [visitor, ...publishers] = Array.from({ length: 40 }, () => join());
      if (relay.kind !== 'direct' || visitor === undefined) return;
      for (const publisher of publishers) await publisher.publish();
      const asking = publishers.map((publisher) => visitor.ask(publisher));
      const refused = (await Promise.allSettled(asking)).filter(
        (result) => result.status === 'rejected',
      );
      expect(refused).toHaveLength(publishers.length - 32);
    });

    test('passes nothing on that no browser writes', async () => {
      const [visitor, agent] = [join(), join()];
      await visitor.publish();
      const asked = await agent.ask(visitor);
      const unsound = soundDescription('active').replace('a=setup:active', 'a=setup:\u0000');
      await expect(relay.answer(callId, asked, agent.id, unsound)).rejects.toMatchObject({
        code: 'MEDIA_REFUSED',
      });
      relay.candidate(callId, asked, agent.id, { ...soundCandidate, candidate: 'a=crypto:1' });
      expect(JSON.stringify(signals)).not.toMatch(/a=crypto|a=setup:\\u0000/);
    });
  });
}
