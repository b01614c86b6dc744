import { describeMediaRelay } from '../testing/media-relay-contract.js';
import { TextPeer } from '../testing/text-peer.js';
import { DirectRelay } from './direct-relay.js';

describeMediaRelay('directly between browsers', async () => ({
  relay: new DirectRelay(),
  makePeer: async () => new TextPeer(),
  close: async () => undefined,
}));
