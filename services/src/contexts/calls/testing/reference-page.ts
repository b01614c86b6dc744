import { randomUUID } from 'node:crypto';

import type { IceCandidate } from '@foyer/contracts/calls';

import type { SessionCall } from '../conference/conference.js';
import type { BrowserPeer } from '#contexts/media/relay/testing/browser-peers.js';
import type { ConferencePage } from './conference-app.js';

interface Connection {
  readonly peer: BrowserPeer;
  /** Runs just before the server learns of the connection. */
  readonly announced: () => void;
  /** The publisher of the received stream; undefined for a sent stream. */
  readonly from?: { readonly userCallId: string; readonly streamConnectionId: string };
}

interface Negotiation {
  readonly step: 'ask' | 'offer' | 'answer';
  readonly connectionId: string;
  readonly fromUserCallId: string;
  readonly toUserCallId: string;
  readonly sdpOffer: string;
  readonly sdpAnswer: string;
}

interface Found {
  readonly connectionId: string;
  readonly candidate: IceCandidate | null;
}

/**
 * A page of a call that does what docs/concepts/media.md asks of pages and nothing else: it
 * publishes a camera and receives what others publish, by the two rules. Its peer connections are
 * real ones.
 */
export class ReferencePage {
  readonly failures: unknown[] = [];
  readonly #connections = new Map<string, Connection>();
  #published: string | undefined;
  #call: SessionCall | undefined;
  #socket: ConferencePage | undefined;
  #working: Promise<void> = Promise.resolve();

  constructor(
    private readonly callId: string,
    private readonly joinerId: string,
    private readonly makePeer: () => BrowserPeer,
  ) {}

  /** Enters the call over a socket; again over another one when the first is gone. */
  async enter(socket: ConferencePage): Promise<void> {
    this.#socket = socket;
    socket.socket.on('getSessionCalls', (call: SessionCall) => this.#hear(call));
    socket.socket.on('receiveVideoOffer', (negotiation: Negotiation) =>
      this.#next(() => this.#negotiate(negotiation)),
    );
    socket.socket.on('clientIceCandidate', (found: Found) => this.#next(() => this.#take(found)));
    const answer = await socket.enter(this.callId, this.connectionIds);
    if (!answer.ok) throw new Error(answer.code);
    const known = new Set(answer.connectionIds as string[]);
    this.#next(async () => {
      for (const id of this.#connections.keys()) if (!known.has(id)) await this.#drop(id);
    });
    this.#hear(answer.call as SessionCall);
  }

  get relayUp(): boolean | undefined {
    return this.#call?.relayUp;
  }

  /**
   * The ids of the page's peer connections and of its stream. In direct media the stream has no
   * peer connection of its own.
   */
  get connectionIds(): string[] {
    const published = this.#published === undefined ? [] : [this.#published];
    return [...new Set([...published, ...this.#connections.keys()])];
  }

  /** Pictures received over all connections that there are. */
  async framesDecoded(): Promise<number> {
    const counts = [...this.#connections.values()]
      .filter(({ from }) => from !== undefined)
      .map(({ peer }) => peer.framesDecoded());
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }

  async close(): Promise<void> {
    this.#socket?.socket.disconnect();
    await this.#working;
    for (const id of this.#connections.keys()) await this.#drop(id);
  }

  /** One after the other, as a page does it. */
  #next(work: () => Promise<void>): void {
    this.#working = this.#working.then(work).catch((error: unknown) => {
      this.failures.push(error);
    });
  }

  /**
   * The last state counts. While a stream is being published, the state does not contain it yet.
   */
  #hear(call: SessionCall): void {
    this.#call = call;
    this.#next(() => this.#follow());
  }

  async #follow(): Promise<void> {
    const call = this.#call;
    if (call === undefined) return;
    const me = this.#me();
    const streams = call.participants.flatMap(({ userCallId, streams: sent }) =>
      sent.map(({ connectionId }) => ({ userCallId, streamConnectionId: connectionId })),
    );
    const wanted = streams.filter(({ userCallId }) => userCallId !== me);
    for (const [id, { from }] of this.#connections) {
      const isListed = wanted.some((each) => each.streamConnectionId === from?.streamConnectionId);
      if (from !== undefined && !isListed) await this.#drop(id);
    }
    const isPublished = streams.some((each) => each.streamConnectionId === this.#published);
    if (call.relayUp && !isPublished) await this.#publish(call);
    for (const from of wanted) {
      const isReceived = [...this.#connections.values()].some(
        (each) => each.from?.streamConnectionId === from.streamConnectionId,
      );
      if (!isReceived) await this.#ask(from);
    }
  }

  async #publish(call: SessionCall): Promise<void> {
    if (this.#published !== undefined) await this.#drop(this.#published);
    const connectionId = randomUUID();
    this.#published = connectionId;
    const connection = call.relay === 'janus' ? this.#connect(connectionId) : undefined;
    const sdpOffer = connection === undefined ? null : await connection.peer.offer();
    const publishing = this.#emit('addStream', {
      callJoinerId: this.joinerId,
      userCallId: this.#me(),
      connectionId,
      sdpOffer,
      participantProperties: { streamStatus: {} },
    });
    connection?.announced();
    const { sdpAnswer } = await publishing;
    if (typeof sdpAnswer === 'string') await connection?.peer.accept(sdpAnswer);
  }

  async #ask(from: NonNullable<Connection['from']>): Promise<void> {
    const connectionId = randomUUID();
    this.#connect(connectionId, from).announced();
    const { userCallId: fromUserCallId } = from;
    await this.#emit('receiveVideoOffer', {
      step: 'ask',
      connectionId,
      fromUserCallId,
      toUserCallId: this.#me(),
    });
  }

  async #negotiate(negotiation: Negotiation): Promise<void> {
    const { step, connectionId, fromUserCallId, toUserCallId } = negotiation;
    const both = { connectionId, fromUserCallId, toUserCallId };
    switch (step) {
      case 'ask': {
        const connection = this.#connect(connectionId);
        const sdpOffer = await connection.peer.offer();
        connection.announced();
        await this.#emit('receiveVideoOffer', { step: 'offer', ...both, sdpOffer });
        return;
      }
      case 'offer': {
        const sdpAnswer = await this.#connections
          .get(connectionId)
          ?.peer.answer(negotiation.sdpOffer);
        if (sdpAnswer === undefined) return;
        await this.#emit('receiveVideoOffer', { step: 'answer', ...both, sdpAnswer });
        return;
      }
      case 'answer':
        await this.#connections.get(connectionId)?.peer.accept(negotiation.sdpAnswer);
    }
  }

  async #take(found: Found): Promise<void> {
    if (found.candidate === null) return;
    await this.#connections.get(found.connectionId)?.peer.remoteCandidate(found.candidate);
  }

  /** Candidates that are found before the server knows of the connection wait until it does. */
  #connect(connectionId: string, from?: Connection['from']): Connection {
    const peer = this.makePeer();
    let announce: () => void = () => undefined;
    const announced = new Promise<void>((resolve) => (announce = resolve));
    const connection: Connection = {
      peer,
      announced: announce,
      ...(from === undefined ? {} : { from }),
    };
    this.#connections.set(connectionId, connection);
    peer.onCandidate((candidate) => {
      const found = { userCallId: this.#me(), connectionId, candidate };
      void announced.then(() => this.#emit('clientIceCandidate', found)).catch(() => undefined);
    });
    return connection;
  }

  async #drop(connectionId: string): Promise<void> {
    const connection = this.#connections.get(connectionId);
    this.#connections.delete(connectionId);
    await connection?.peer.close();
  }

  async #emit(name: string, payload: object): Promise<Record<string, unknown>> {
    const answer = await this.#socket?.emit(name, {
      sessionCallId: this.callId,
      mediaType: 'userCam',
      ...payload,
    });
    if (answer?.ok !== true) throw new Error(`${name}: ${answer?.code ?? 'no socket'}`);
    return answer;
  }

  #me(): string {
    return this.#socket?.userCallId ?? '';
  }
}
