import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { DirectRelay, type MediaRelay } from '#contexts/media';
import { BrowserPeers } from '#contexts/media/relay/testing/browser-peers.js';
import { eventually } from '#platform/testing/eventually.js';
import {
  janusToTestWith,
  startJanus,
  type JanusForTests,
} from '#contexts/media/relay/testing/janus-for-tests.js';
import { ConferenceApp } from '../testing/conference-app.js';
import { ReferencePage } from '../testing/reference-page.js';

const program = await janusToTestWith();

interface Under {
  readonly relay: MediaRelay;
  readonly janus?: JanusForTests;
}

const relays: readonly (readonly [string, () => Promise<Under>])[] = [
  ['directly', async () => ({ relay: new DirectRelay() })],
  ...(program === undefined
    ? []
    : [
        [
          'through Janus',
          async () => {
            const janus = await startJanus(program);
            return { relay: janus.relay, janus };
          },
        ] as const,
      ]),
];

describe.each(relays)('Pages in a call, %s', (name, make) => {
  let peers: BrowserPeers;
  let under: Under;
  let app: ConferenceApp;
  let ids: { callId: string; agentId: string; visitId: string };
  let agent: ReferencePage;
  let visitor: ReferencePage;

  const page = (joinerId: string): ReferencePage =>
    new ReferencePage(ids.callId, joinerId, () => peers.make());
  const enter = async (who: ReferencePage, joinerId: string) => {
    const socket = await app.page(joinerId === ids.agentId ? 'member' : 'guest', joinerId);
    await who.enter(socket);
    return socket;
  };
  /** Pictures go on arriving on both sides. */
  const see = (...pages: ReferencePage[]): Promise<void> =>
    eventually('both see each other', async () => {
      const counts = await Promise.all(pages.map((each) => each.framesDecoded()));
      return counts.every((count) => count > 10);
    });

  beforeAll(async () => {
    peers = await BrowserPeers.open();
    under = await make();
    app = await ConferenceApp.boot(under.relay);
  });
  afterAll(async () => {
    await app.close();
    await under.janus?.close();
    await peers.close();
  });
  beforeEach(async () => {
    ids = await app.startCall();
    [agent, visitor] = [page(ids.agentId), page(ids.visitId)];
  });
  afterEach(async () => {
    await agent.close();
    await visitor.close();
  });

  test('see each other, whoever comes first', async () => {
    await enter(agent, ids.agentId);
    await enter(visitor, ids.visitId);
    await see(agent, visitor);
    expect([agent.failures, visitor.failures]).toEqual([[], []]);
  });

  test('see each other again after a reload', async () => {
    await enter(agent, ids.agentId);
    await enter(visitor, ids.visitId);
    await see(agent, visitor);
    await visitor.close();
    visitor = page(ids.visitId);
    await enter(visitor, ids.visitId);
    await see(visitor);
    const before = await agent.framesDecoded();
    await eventually('the agent sees more', async () => (await agent.framesDecoded()) > before);
  });

  test('go on over the same connections when a socket is lost and found', async () => {
    await enter(agent, ids.agentId);
    const socket = await enter(visitor, ids.visitId);
    await see(agent, visitor);
    const held = visitor.connectionIds;
    socket.socket.disconnect();
    const before = await agent.framesDecoded();
    await eventually('media flows', async () => (await agent.framesDecoded()) > before + 5);
    await enter(visitor, ids.visitId);
    const after = await agent.framesDecoded();
    await eventually('media still flows', async () => (await agent.framesDecoded()) > after + 5);
    expect(visitor.connectionIds).toEqual(held);
  });

  if (name === 'through Janus') {
    test('see each other again when Janus was gone', async () => {
      await enter(agent, ids.agentId);
      await enter(visitor, ids.visitId);
      await see(agent, visitor);
      process.kill(under.janus!.janus.pid!, 'SIGKILL');
      await eventually('they are told', () => agent.relayUp === false && visitor.relayUp === false);
      await eventually('it is back', () => agent.relayUp === true && visitor.relayUp === true);
      await see(agent, visitor);
      expect(await app.history(ids.callId)).toEqual(
        expect.arrayContaining(['CallRelayLost', 'CallRelayRestored']),
      );
    });
  }
});
