import { callMessages, type Participant } from '@foyer/contracts/calls';
import { makeMessenger, type Messenger } from '@foyer/contracts/client';
import { io, type Socket } from 'socket.io-client';
import { v7 as newId } from 'uuid';
import { ReceivingPeer, SendingPeer } from './peer.js';
import { PageReports } from './page-reports.js';

const MEDIA = { mediaType: 'userCam' } as const;

/**
 * A participant in a call of two as the server and Janus see one: messages and streams of a page,
 * without a browser.
 */
export class CallPage {
  readonly #socket: Socket;
  readonly #messages: Messenger;
  readonly #sending: SendingPeer;
  readonly #receiving: ReceivingPeer;
  readonly #sentBy = newId();
  readonly #receivedBy = newId();
  #reports: PageReports | undefined;
  /** Resolves when the server knows the connection; only then it may receive candidates. */
  #described: Promise<unknown> = Promise.resolve();
  #asked = false;
  #userCallId = '';

  constructor(
    origin: string,
    token: string,
    private readonly sessionCallId: string,
    private readonly callJoinerId: string,
  ) {
    this.#socket = io(`${origin}/conference`, {
      auth: { token },
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    this.#messages = makeMessenger(this.#socket);
    const found = (connectionId: string) => (candidate: object) => {
      const own = { sessionCallId, userCallId: this.#userCallId, connectionId, ...MEDIA };
      void this.#described.then(() =>
        this.#socket.emit('clientIceCandidate', { ...own, candidate }, () => undefined),
      );
    };
    this.#sending = new SendingPeer(this.#sentBy, found(this.#sentBy));
    this.#receiving = new ReceivingPeer(this.#receivedBy, found(this.#receivedBy));
  }

  /** Enters the call, sends a camera and receives the other one as soon as there is one. */
  async enter(): Promise<void> {
    const { sessionCallId, callJoinerId } = this;
    this.#messages.on(callMessages.getSessionCalls, (call) => this.#look(call.participants));
    this.#messages.on(callMessages.receiveVideoOffer, (push) => {
      if (push.step === 'offer') void this.#answer(push.sdpOffer, push.fromUserCallId);
    });
    const entered = await this.#messages.emit(callMessages.getSessionCalls, { sessionCallId });
    this.#userCallId = entered.userCallId;
    const sdpOffer = await this.#sending.offer();
    const adding = this.#messages.emit(callMessages.addStream, {
      ...{ sessionCallId, callJoinerId, sdpOffer, ...MEDIA },
      userCallId: entered.userCallId,
      connectionId: this.#sentBy,
      participantProperties: {},
    });
    this.#described = adding;
    const { sdpAnswer } = await adding;
    this.#sending.accept(sdpAnswer ?? '');
    this.#look(entered.call.participants);
  }

  /** How many packets came so far. */
  get packets(): number {
    return this.#receiving.packets;
  }

  close(): void {
    this.#reports?.stop();
    this.#sending.close();
    this.#receiving.close();
    this.#socket.disconnect();
  }

  /** Asks for the other one's camera, once. */
  #look(participants: readonly Participant[]): void {
    const other = participants.find(
      ({ userCallId, streams }) => userCallId !== this.#userCallId && streams.length > 0,
    );
    if (this.#asked || this.#userCallId === '' || !other) return;
    this.#asked = true;
    const [stream] = other.streams;
    this.#reports = new PageReports(this.#messages, this.#receiving, {
      ...{ sessionCallId: this.sessionCallId, userCallId: this.#userCallId },
      ...{ of: other.userCallId, sentBy: this.#sentBy, source: stream?.connectionId ?? '' },
    });
    const { userCallId: fromUserCallId } = other;
    void this.#messages.emit(callMessages.receiveVideoOffer, {
      step: 'ask',
      ...this.#pair(fromUserCallId),
    });
  }

  async #answer(sdpOffer: string, fromUserCallId: string): Promise<void> {
    const sdpAnswer = await this.#receiving.answer(sdpOffer);
    await this.#messages.emit(callMessages.receiveVideoOffer, {
      step: 'answer',
      ...this.#pair(fromUserCallId),
      sdpAnswer,
    });
    this.#reports?.start();
  }

  #pair(fromUserCallId: string) {
    return {
      ...{ sessionCallId: this.sessionCallId, connectionId: this.#receivedBy, fromUserCallId },
      ...{ toUserCallId: this.#userCallId, ...MEDIA },
    };
  }
}
