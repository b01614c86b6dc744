import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { eventually } from '#platform/testing/eventually.js';
import { BrowserPeers } from '../testing/browser-peers.js';
import { janusToTestWith, startJanus, type JanusForTests } from '../testing/janus-for-tests.js';
import { holdCall } from '../testing/relayed-call.js';

const program = await janusToTestWith();

if (program === undefined) {
  const missing = 'Janus is missing: restarts of ICE are not tested (install the package janus)';
  if (process.env.CI === 'true') test(missing, () => expect(program).toBeDefined());
  else test.skip(missing, () => undefined);
} else {
  describe('A connection with Janus', () => {
    let peers: BrowserPeers;
    let under: JanusForTests;

    beforeAll(async () => {
      peers = await BrowserPeers.open();
      under = await startJanus(program);
    });
    afterAll(async () => {
      await under.close();
      await peers.close();
    });

    test('restarts ICE with another offer over the same connection, of the same tracks only', async () => {
      const { callId, visitor, agent, made, signals, close } = holdCall(under.relay, peers);
      const connectionId = await visitor.publish();
      const asked = await agent.ask(visitor);
      await eventually('pictures', async () => (await agent.framesDecoded(asked)) > 0);
      const of = { callId, participant: visitor.id, streamType: 'userCam', connectionId } as const;
      const sender = made[0]!;
      const before = await sender.usernameFragments();
      const sdpOffer = await sender.restart();
      await expect(
        under.relay.publish(of, sdpOffer.replace('a=mid:1', 'a=mid:2')),
      ).rejects.toMatchObject({ code: 'MEDIA_REFUSED' });
      await sender.accept(await under.relay.publish(of, sdpOffer));
      await eventually('the connection stands on new credentials', async () => {
        const { remote, local } = await sender.usernameFragments();
        return remote !== before.remote && local !== before.local;
      });
      const frames = await agent.framesDecoded(asked);
      await eventually('more', async () => (await agent.framesDecoded(asked)) > frames + 20);
      expect(signals.map(({ type }) => type)).not.toContain('stream-gone');
      expect(under.relay.streams(callId)).toMatchObject([{ connectionId }]);
      await close();
    });

    test('restarts ICE for a receiver, one offer after the other however often it is asked', async () => {
      const { visitor, agent, made, signals, meet, close } = holdCall(under.relay, peers);
      const asked = await meet();
      const received = made[1]!;
      const before = await received.usernameFragments();
      const offers = () => signals.filter(({ type }) => type === 'offer').length;
      await Promise.all([1, 2, 3].map(() => agent.ask(visitor, 'userCam', asked)));
      await agent.ask(visitor, 'userCam', asked);
      await eventually('the connection stands on new credentials', async () => {
        const { remote, local } = await received.usernameFragments();
        return remote !== before.remote && local !== before.local;
      });
      const restarted = await received.usernameFragments();
      await agent.ask(visitor, 'userCam', asked);
      await eventually('it does so again', async () => {
        const { remote, local } = await received.usernameFragments();
        return remote !== restarted.remote && local !== restarted.local;
      });
      const frames = await agent.framesDecoded(asked);
      await eventually('more', async () => (await agent.framesDecoded(asked)) > frames + 20);
      expect(offers()).toBeGreaterThanOrEqual(3);
      expect(agent.failures).toEqual([]);
      const other = await agent.ask(visitor);
      await eventually('also otherwise', async () => (await agent.framesDecoded(other)) > 0);
      await close();
    });
  });
}
