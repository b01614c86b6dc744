import { randomUUID } from 'node:crypto';

import type { StreamType } from '@foyer/contracts/calls';

import type { MediaRelay } from '../media-relay.js';
import type { Subscription } from '../subscription.js';
import type { RelaySignal } from '../relay-signal.js';
import type { TestPeer } from './test-peer.js';

/**
 * A participant in a call as the browser's side behaves: answers offers, makes the offers asked
 * for, passes candidates on.
 */
export class TestParticipant {
  readonly id = randomUUID();
  readonly signals: RelaySignal[] = [];
  readonly failures: unknown[] = [];
  readonly #peers = new Map<string, TestPeer>();
  readonly #forget: () => void;

  constructor(
    private readonly relay: MediaRelay,
    private readonly callId: string,
    private readonly makePeer: () => Promise<TestPeer>,
  ) {
    this.#forget = relay.onSignal((signal) => {
      if (!('to' in signal) || signal.to !== this.id || signal.subscription.callId !== callId) {
        return;
      }
      this.signals.push(signal);
      this.#follow(signal).catch((error: unknown) => this.failures.push(error));
    });
  }

  /** @returns the connection under which the stream is published */
  async publish(
    streamType: StreamType = 'userCam',
    connectionId: string = randomUUID(),
    audience?: readonly string[],
  ): Promise<string> {
    const of = { callId: this.callId, participant: this.id, streamType, connectionId };
    const publication = { ...of, audience };
    if (this.relay.kind === 'direct') {
      await this.relay.publish(publication, null);
      return connectionId;
    }
    const peer = await this.#peer(connectionId);
    const answer = await this.relay.publish(publication, await peer.offer());
    await peer.accept(answer ?? '');
    return connectionId;
  }

  async ask(
    publisher: TestParticipant,
    streamType: StreamType = 'userCam',
    connectionId: string = randomUUID(),
  ): Promise<string> {
    const subscription: Subscription = {
      callId: this.callId,
      publisher: publisher.id,
      subscriber: this.id,
      streamType,
      connectionId,
    };
    await this.relay.ask(subscription);
    return connectionId;
  }

  heard(type: RelaySignal['type']): number {
    return this.signals.filter((signal) => signal.type === type).length;
  }

  async framesDecoded(connectionId: string): Promise<number> {
    return (await this.#peers.get(connectionId)?.framesDecoded()) ?? 0;
  }

  peer(connectionId: string): TestPeer | undefined {
    return this.#peers.get(connectionId);
  }

  async close(): Promise<void> {
    this.#forget();
    for (const peer of this.#peers.values()) await peer.close();
  }

  async #follow(signal: RelaySignal): Promise<void> {
    if (!('subscription' in signal)) return;
    const { callId, connectionId } = signal.subscription;
    const peer = await this.#peer(connectionId);
    switch (signal.type) {
      case 'ask':
        await this.relay.offer(callId, connectionId, this.id, await peer.offer());
        return;
      case 'offer':
        await this.relay.answer(callId, connectionId, this.id, await peer.answer(signal.sdpOffer));
        return;
      case 'answer':
        await peer.accept(signal.sdpAnswer);
        return;
      case 'candidate':
        if (signal.candidate !== null) await peer.remoteCandidate(signal.candidate);
        return;
    }
  }

  async #peer(connectionId: string): Promise<TestPeer> {
    const existing = this.#peers.get(connectionId);
    if (existing !== undefined) return existing;
    const peer = await this.makePeer();
    const other = this.#peers.get(connectionId);
    if (other !== undefined) return other;
    this.#peers.set(connectionId, peer);
    peer.onCandidate((candidate) =>
      this.relay.candidate(this.callId, connectionId, this.id, candidate),
    );
    return peer;
  }
}
