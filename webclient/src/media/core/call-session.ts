import {
  callMessages,
  sessionCallMessages,
  type ParticipantProperties,
  type ShownWording,
  type StreamType,
} from '@foyer/contracts/calls';
import { recordingMessages } from '@foyer/contracts/recordings';

import { makeStore, type Store } from '#state/store.js';
import { CallConnections } from './call-connections.js';
import { CallContext, type CallWorld } from './call-context.js';
import { CallEntry } from './call-entry.js';
import { CallReports } from './call-reports.js';
import { callAtRest, type CallNow, type CallState } from './call-state.js';
import { OwnDevices } from './own-devices.js';
import type { Receiver } from './receiver.js';
import { ownCamera, type StreamSource } from './stream-source.js';
import { maySendIn, otherSupervisors } from './supervision.js';

/**
 * One participant's part in a call. The server's view of the call is the truth. Each update adapts
 * the connections: missing streams of this page are published, missing ones of others requested.
 */
export class CallSession {
  readonly #context: CallContext;
  readonly #connections: CallConnections;
  readonly devices: OwnDevices;
  readonly #entry: CallEntry;
  readonly #state = makeStore<CallState>(callAtRest);
  #stop: (() => void)[] = [];

  constructor(
    private readonly world: CallWorld,
    readonly sessionCallId: string,
  ) {
    this.#context = new CallContext(world, sessionCallId);
    this.devices = new OwnDevices(world, sessionCallId);
    this.#connections = new CallConnections(this.#context, () => this.#reconcile());
    this.#connections.published.add(ownCamera(world.media));
    this.#entry = new CallEntry(this.#context, {
      entered: (call, known) => {
        this.#connections.dropUnknown(known);
        this.#show({ connected: true });
        this.#onCall(call);
        this.devices.announce(this.#context.slot);
      },
      refused: (why) => (why === 'full' ? this.#show({ phase: why }) : this.#leaveTo(why)),
      again: () => void this.#enter(),
    });
  }

  /** The messages of the call travel over this channel. */
  get channel(): CallWorld['channel'] {
    return this.world.channel;
  }

  get receiver(): Receiver {
    return this.#connections.receiver;
  }

  get state(): Store<CallState> {
    return this.#state;
  }

  /** Tells the server how streams do. */
  get reports(): CallReports {
    return new CallReports(this.#context, () => this.#state.get().phase === 'in');
  }

  /** The streams that this page sends. */
  get sent(): CallConnections['sent'] {
    return this.#connections.sent;
  }

  /** Sends another stream of this page in addition to the camera, from now on. */
  send(source: StreamSource): void {
    this.#connections.published.add(source);
    this.#reconcile();
  }

  /** Sends it no longer. */
  async stopSending(mediaType: StreamType): Promise<void> {
    this.#connections.unpublish(mediaType);
    const { slot, sessionCallId } = this.#context;
    if (!slot) return;
    const { userCallId } = slot;
    const stopped = { sessionCallId, userCallId, mediaType };
    await this.world.channel.emit(callMessages.stopStream, stopped);
  }

  /** Enters the call, and again each time the channel comes back. */
  open(): void {
    const { channel, media } = this.world;
    this.#stop = [
      this.devices.open(),
      ...this.#listen(),
      media.state.subscribe(() => this.#onLocal()),
      channel.state.subscribe(() => {
        if (channel.state.get() !== 'up') this.#show({ connected: false });
      }),
      channel.onUp(() => void this.#enter()),
    ];
  }

  /** Leaves this page's part of the call, without telling the server; the call continues. */
  close(): void {
    this.#entry.stop();
    for (const stop of this.#stop) stop();
    this.#stop = [];
    this.#connections.dropAll();
  }

  /** Says whether one agrees to be recorded, or no longer. */
  async answerRecording(
    recordingId: string,
    consent: 'agreed' | 'refused',
    shown: ShownWording,
  ): Promise<void> {
    const { sessionCallId } = this;
    const said = { sessionCallId, recordingId, consent, shown };
    await this.world.channel.emit(recordingMessages.answerCallRecording, said);
  }

  async leave(): Promise<void> {
    const { sessionCallId } = this;
    await this.#goOut(this.world.channel.emit(callMessages.leaveSessionCall, { sessionCallId }));
  }

  async endForAll(): Promise<void> {
    const { sessionCallId } = this;
    await this.#goOut(this.world.channel.emit(callMessages.endSessionCall, { sessionCallId }));
  }

  /** The end is announced before the answer, and the page that receives it closes the channel. */
  async #goOut(asked: Promise<unknown>): Promise<void> {
    await asked.catch((error: unknown) => {
      if (this.#state.get().phase !== 'over') throw error;
    });
  }

  /** Takes the call to this page, from another one of the same person that is in it. */
  async takeBack(): Promise<void> {
    this.#entry.takeOver();
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
      ...this.#connections.listen(),
      channel.on(callMessages.updateParticipantProperties, (push) => {
        if (here(push)) this.#onProperties(push.userCallId, push.participantProperties);
      }),
      channel.on(callMessages.stopStream, (push) => {
        if (!here(push) || push.userCallId !== this.#context.slot?.userCallId) return;
        // The server found this page's stream dead; the next state of the call does not list it.
        this.#connections.onStopped(push.mediaType);
        this.#reconcile();
      }),
      channel.on(sessionCallMessages.remoteActionPerform, (push) => {
        if (here(push)) this.devices.obey(push);
      }),
      channel.on(callMessages.leaveSessionCall, (push) => {
        if (!here(push)) return;
        if (push.reason === 'replaced') this.#leaveTo('replaced');
        else if (push.userCallId === this.#context.slot?.userCallId) {
          this.#leaveTo('over', push.reason);
        }
      }),
      channel.on(callMessages.endSessionCall, (push) => {
        if (here(push)) this.#leaveTo('over', push.reason);
      }),
    ];
  }

  async #enter(): Promise<void> {
    const { phase } = this.#state.get();
    if (phase === 'over' || phase === 'replaced' || phase === 'elsewhere') return;
    await this.#entry.enter(() => this.#connections.ids);
  }

  #onCall(call: CallNow): void {
    const { slot } = this.#context;
    if (!slot || this.#state.get().phase === 'over') return;
    const returned = this.#state.get().now?.relayUp === false && call.relayUp;
    // Connections that were made with a lost relay lead nowhere.
    if (!call.relayUp || returned) this.#connections.dropAll();
    const { participants, relay, relayUp } = call;
    const self = participants.find(({ userCallId }) => userCallId === slot.userCallId) ?? null;
    if (self?.paused) this.#connections.dropAll();
    if (self) this.devices.obeyRules(self, call.mediaRules);
    this.#show({
      phase: 'in',
      now: call,
      relay,
      relayUp,
      self,
      others: participants.filter(({ userCallId }) => userCallId !== slot.userCallId),
    });
    this.#reconcile();
  }

  /** A participant turned a device on or off, which does not send the whole call again. */
  #onProperties(userCallId: string, participantProperties: ParticipantProperties): void {
    const { others } = this.#state.get();
    this.#show({
      others: others.map((each) =>
        each.userCallId === userCallId ? { ...each, participantProperties } : each,
      ),
    });
  }

  #reconcile(): void {
    const { now, self, others } = this.#state.get();
    if (!now?.relayUp || !this.#context.slot) return;
    const maySend = self && maySendIn(now, self, this.world);
    if (!maySend) this.#connections.holdAll();
    for (const publisher of maySend && !self.paused ? this.#connections.published.all : []) {
      const own = self?.streams.find(({ mediaType }) => mediaType === publisher.source.mediaType);
      publisher.reconcile(now.relay, own?.connectionId, now.pictureCodec);
    }
    this.receiver.reconcile(self?.paused ? [] : [...others, ...otherSupervisors(now, self)]);
  }

  /** Tells the others of changed devices, and publishes streams that could not be sent before. */
  #onLocal(): void {
    const { slot } = this.#context;
    if (!slot || this.#state.get().phase !== 'in') return;
    this.devices.notify(slot.userCallId);
    this.#reconcile();
  }

  #leaveTo(phase: 'over' | 'replaced' | 'elsewhere', endReason: string | null = null): void {
    this.#entry.stop();
    this.#connections.dropAll();
    if (phase === 'over') this.devices.forget();
    this.#show({ phase, endReason });
  }

  #show(part: Partial<CallState>): void {
    this.#state.set((state) => ({ ...state, ...part }));
  }
}
