import { ApiError } from '@foyer/contracts/client';
import { callMessages, sessionCallMessages, type ParticipantProperties, type StreamType } from '@foyer/contracts/calls';

import { debug } from '../../app/debug.js';
import { makeStore, type Store } from '../../state/store.js';
import { CallContext, type CallWorld } from './call-context.js';
import { callAtRest, type CallNow, type CallState } from './call-state.js';
import { Offerer } from './offerer.js';
import { ownProperties } from './own-properties.js';
import { Publisher } from './publisher.js';
import { Receiver } from './receiver.js';
import { ownCamera, type StreamSource } from './stream-source.js';

/** Errors that say that there is no call to come back to. */
const FINAL = ['CALL_OVER', 'CALL_NOT_FOUND', 'NOT_IN_CALL', 'FORBIDDEN', 'UNAUTHENTICATED'];
const AGAIN_MS = 2_000;

/**
 * One participant's part in a call. What the server says about the call is the truth, and each time it speaks the
 * connections are brought in line with it: publish what should be sent and is not listed, ask for what is listed and
 * not received. Janus and direct, first entry and return, failure and repair are all this one movement.
 */
export class CallSession {
  readonly #context: CallContext;
  readonly #publishers = new Map<StreamType, Publisher>();
  readonly #offerer: Offerer;
  readonly receiver: Receiver;
  readonly #state = makeStore<CallState>(callAtRest);
  #call: CallNow | null = null;
  #stop: (() => void)[] = [];
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly world: CallWorld,
    private readonly sessionCallId: string,
  ) {
    this.#context = new CallContext(world, sessionCallId);
    this.#publish(ownCamera(world.media));
    this.#offerer = new Offerer(this.#context, (type) => this.#publishers.get(type)?.source);
    this.receiver = new Receiver(this.#context);
  }

  get state(): Store<CallState> {
    return this.#state;
  }

  /** The connections by which the own camera is sent. */
  get sending(): Offerer['links'] {
    const link = this.#publishers.get('userCam')?.link;
    return link ? [link] : this.#offerer.links;
  }

  /** Sends a stream of one's own beside the camera, from now on. */
  send(source: StreamSource): void {
    this.#publish(source);
    this.#reconcile();
  }

  /** Sends it no longer. */
  async stopSending(mediaType: StreamType): Promise<void> {
    this.#unpublish(mediaType);
    const { slot, sessionCallId } = this.#context;
    if (!slot) return;
    const { userCallId } = slot;
    await this.world.channel.emit(callMessages.stopStream, { sessionCallId, userCallId, mediaType });
  }

  /** Enters the call, and again each time the channel comes back. */
  open(): void {
    const { channel, media } = this.world;
    this.#stop = [
      ...this.#listen(),
      media.state.subscribe(() => this.#onLocal()),
      channel.state.subscribe(() => {
        if (channel.state.get() !== 'up') this.#show({ connected: false });
      }),
      channel.whenUp(() => void this.#enter()),
    ];
  }

  /** Leaves this page's part of the call, without saying so; the call goes on. */
  close(): void {
    clearTimeout(this.#again);
    for (const stop of this.#stop) stop();
    this.#stop = [];
    this.#dropAll();
  }

  async leave(): Promise<void> {
    await this.world.channel.emit(callMessages.leaveSessionCall, {
      sessionCallId: this.sessionCallId,
    });
  }

  async endForAll(): Promise<void> {
    await this.world.channel.emit(callMessages.endSessionCall, {
      sessionCallId: this.sessionCallId,
    });
  }

  /** Takes the call back to this page after another one has taken its place. */
  async takeBack(): Promise<void> {
    this.#show({ phase: 'joining' });
    await this.#enter();
  }

  #listen(): (() => void)[] {
    const { channel } = this.world;
    const here = (push: { readonly sessionCallId: string }) =>
      push.sessionCallId === this.sessionCallId;
    return [
      channel.on(callMessages.getSessionCalls, (call) => {
        if (here(call)) this.#onCall(call);
      }),
      channel.on(callMessages.receiveVideoOffer, (push) => {
        if (!here(push)) return;
        if (push.step === 'ask') void this.#offerer.onAsk(push);
        else if (push.step === 'offer') {
          void this.receiver.onOffer(push.connectionId, push.sdpOffer);
        } else void this.#offerer.onAnswer(push.connectionId, push.sdpAnswer);
      }),
      channel.on(callMessages.clientIceCandidate, ({ connectionId, candidate }) => {
        void this.#find(connectionId)?.addCandidate(candidate);
      }),
      channel.on(callMessages.updateParticipantProperties, (push) => {
        if (here(push)) this.#onProperties(push.userCallId, push.participantProperties);
      }),
      channel.on(callMessages.stopStream, (push) => {
        if (!here(push) || push.userCallId !== this.#context.slot?.userCallId) return;
        // The server found the own stream dead; the call it pushes next no longer lists it.
        const publisher = this.#publishers.get(push.mediaType);
        publisher?.drop();
        if (publisher?.source.onStopped) {
          this.#unpublish(push.mediaType);
          publisher.source.onStopped();
        }
        this.#reconcile();
      }),
      channel.on(sessionCallMessages.remoteActionPerform, (push) => {
        if (here(push)) this.#obey(push.actionType);
      }),
      channel.on(callMessages.leaveSessionCall, (push) => {
        if (!here(push)) return;
        if (push.reason === 'replaced') this.#leaveTo('replaced');
        else if (push.userCallId === this.#context.slot?.userCallId) this.#leaveTo('over');
      }),
      channel.on(callMessages.endSessionCall, (push) => {
        if (!here(push)) return;
        this.#show({ endReason: push.reason });
        this.#leaveTo('over');
      }),
    ];
  }

  async #enter(): Promise<void> {
    const { phase } = this.#state.get();
    if (phase === 'over' || phase === 'replaced') return;
    clearTimeout(this.#again);
    try {
      const ack = await this.world.channel.emit(callMessages.getSessionCalls, {
        sessionCallId: this.sessionCallId,
        connectionIds: [
          ...this.#published.flatMap(({ connectionIds }) => connectionIds),
          ...this.#offerer.connectionIds,
          ...this.receiver.connectionIds,
        ],
      });
      const { userCallId, iceServers, call } = ack;
      const self = call.participants.find((each) => each.userCallId === userCallId);
      this.#context.slot = {
        userCallId,
        iceServers,
        callJoinerId: self?.callJoinerId ?? userCallId,
      };
      this.#dropUnknown(new Set(ack.connectionIds));
      this.#show({ connected: true });
      this.#onCall(call);
    } catch (error) {
      debug('call', 'not entered', error);
      if (error instanceof ApiError && FINAL.includes(error.code)) this.#leaveTo('over');
      else this.#again = setTimeout(() => void this.#enter(), AGAIN_MS);
    }
  }

  #onCall(call: CallNow): void {
    const slot = this.#context.slot;
    if (!slot || this.#state.get().phase === 'over') return;
    const returned = this.#call?.relayUp === false && call.relayUp;
    this.#call = call;
    // What was set up with a relay that went away leads nowhere.
    if (!call.relayUp || returned) this.#dropAll();
    const { participants, relay, relayUp } = call;
    const self = participants.find(({ userCallId }) => userCallId === slot.userCallId) ?? null;
    if (self?.paused) this.#dropAll();
    if (self) this.#obeyLocks(self.participantProperties);
    this.#show({
      phase: 'in',
      relay,
      relayUp,
      self,
      others: participants.filter(({ userCallId }) => userCallId !== slot.userCallId),
    });
    this.#reconcile();
  }

  /** Somebody turned microphone or camera on or off; the call itself is not told anew for it. */
  #onProperties(userCallId: string, participantProperties: ParticipantProperties): void {
    const { others } = this.#state.get();
    this.#show({
      others: others.map((each) =>
        each.userCallId === userCallId ? { ...each, participantProperties } : each,
      ),
    });
  }

  #reconcile(): void {
    if (!this.#call?.relayUp || !this.#context.slot) return;
    const { self, others } = this.#state.get();
    for (const publisher of self?.paused ? [] : this.#published) {
      const own = self?.streams.find(({ mediaType }) => mediaType === publisher.source.mediaType);
      publisher.reconcile(this.#call.relay, own?.connectionId);
    }
    this.receiver.reconcile(self?.paused ? [] : others);
  }

  get #published(): readonly Publisher[] {
    return [...this.#publishers.values()];
  }

  #publish(source: StreamSource): void {
    this.#publishers.get(source.mediaType)?.drop();
    const publisher = new Publisher(this.#context, source, () => this.#reconcile());
    this.#publishers.set(source.mediaType, publisher);
  }

  #unpublish(mediaType: StreamType): void {
    this.#publishers.get(mediaType)?.drop();
    this.#publishers.delete(mediaType);
    this.#offerer.dropStream(mediaType);
  }

  /** What a host has locked is turned off, as often as it is turned on again. */
  #obeyLocks({ streamStatus: { userCam } }: ParticipantProperties): void {
    const { media } = this.world;
    const { microphoneOn, cameraOn } = media.state.get();
    if (userCam?.audio.lock && microphoneOn) void media.setMicrophone(false);
    if (userCam?.video.lock && cameraOn) void media.setCamera(false);
  }

  /** A host has turned something of one's own off. */
  #obey(actionType: string): void {
    const { media } = this.world;
    if (actionType === 'mute') void media.setMicrophone(false);
    if (actionType === 'cameraOff') void media.setCamera(false);
    if (actionType === 'restartTrack') void media.restartCamera();
  }

  #notification: string | null = null;

  /** Own devices changed: the others are told, and what could not be published before may be now. */
  #onLocal(): void {
    const { slot } = this.#context;
    if (!slot || this.#state.get().phase !== 'in') return;
    const { self } = this.#state.get();
    if (self) this.#obeyLocks(self.participantProperties);
    const participantProperties = ownProperties(this.world.media.state.get());
    const notifying = JSON.stringify(participantProperties);
    if (notifying !== this.#notification) {
      this.#notification = notifying;
      this.world.channel
        .emit(callMessages.updateParticipantProperties, {
          sessionCallId: this.sessionCallId,
          userCallId: slot.userCallId,
          participantProperties,
        })
        .catch((error: unknown) => debug('call', 'devices not told', error));
    }
    this.#reconcile();
  }

  #leaveTo(phase: 'over' | 'replaced'): void {
    clearTimeout(this.#again);
    this.#dropAll();
    this.#show({ phase });
  }

  #dropUnknown(known: ReadonlySet<string>): void {
    for (const publisher of this.#published) {
      if (publisher.connectionIds.some((id) => !known.has(id))) publisher.drop();
    }
    for (const id of this.#offerer.connectionIds) if (!known.has(id)) this.#offerer.drop(id);
    for (const id of this.receiver.connectionIds) if (!known.has(id)) this.receiver.renew(id);
  }

  #dropAll(): void {
    for (const publisher of this.#published) publisher.drop();
    this.#offerer.dropAll();
    this.receiver.dropAll();
  }

  #find(connectionId: string) {
    return (
      this.#published.map((each) => each.find(connectionId)).find((link) => link !== undefined) ??
      this.#offerer.find(connectionId) ??
      this.receiver.find(connectionId)
    );
  }

  #show(part: Partial<CallState>): void {
    this.#state.set((state) => ({ ...state, ...part }));
  }
}
