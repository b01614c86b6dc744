import { randomUUID } from 'node:crypto';

import { eventually } from '#platform/testing/eventually.js';
import type { MediaRelay } from '../media-relay.js';
import type { RelaySignal } from '../relay-signal.js';
import type { BrowserPeer, BrowserPeers } from './browser-peers.js';
import { TestParticipant } from './test-participant.js';

/** One who sends, one who receives, and what the relay has to say of it. */
export function holdCall(relay: MediaRelay, peers: BrowserPeers) {
  const callId = randomUUID();
  relay.open(callId);
  const made: BrowserPeer[] = [];
  const join = () =>
    new TestParticipant(relay, callId, async () => {
      const peer = peers.make();
      made.push(peer);
      return peer;
    });
  const [visitor, agent] = [join(), join()];
  const signals: RelaySignal[] = [];
  const forget = relay.onSignal((signal) => signals.push(signal));
  return {
    callId,
    visitor,
    agent,
    /** Ends of connections in a browser, as they came about. */
    made,
    signals,
    /** @returns the connection by which the agent sees the visitor */
    meet: async () => {
      await visitor.publish();
      const asked = await agent.ask(visitor);
      await eventually('pictures', async () => (await agent.framesDecoded(asked)) > 0);
      return asked;
    },
    close: async () => {
      forget();
      relay.end(callId);
      await visitor.close();
      await agent.close();
    },
  };
}
