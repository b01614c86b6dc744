import { callMessages, sessionCallMessages, type Participant } from '@foyer/contracts/calls';

import { debug } from '#debug.js';
import { makeStore, type Store } from '#state/store.js';
import type { Channel } from '#wire/channel.js';
import { CallEntry, type Entering, type EntryRejection } from './call-entry.js';
import type { CallNow } from './call-state.js';
import { returnFromOtherCall } from './return-from-other-call.js';

/**
 * The user's place in a call whose page is not open: the connection stays, and nothing is sent or
 * received. The others read that the user is in another call.
 */
export class KeptPlace {
  readonly #isIn = makeStore(false);
  readonly #entering: Entering;
  readonly #entry: CallEntry;
  #self: Participant | undefined;
  /** The hold that this page has asked the server for, until it begins; false where it failed. */
  #asked: Promise<boolean> | undefined;
  #isReturning = false;
  #stop: (() => void)[] = [];

  constructor(
    private readonly channel: Channel,
    readonly callId: string,
  ) {
    // Another tab of the same person may be in it, and keeps it.
    this.#entering = { world: { channel, asksBefore: true }, sessionCallId: callId, slot: null };
    this.#entry = new CallEntry(this.#entering, {
      entered: (call) => this.#onCall(call),
      refused: (why) => this.#onRefused(why),
      again: () => void this.#enter(),
    });
  }

  get isIn(): Store<boolean> {
    return this.#isIn;
  }

  open(): void {
    const here = (push: { readonly sessionCallId: string }) => push.sessionCallId === this.callId;
    this.#stop = [
      this.channel.on(callMessages.getSessionCalls, (call) => {
        if (here(call) && this.#isIn.get()) this.#onCall(call);
      }),
      this.channel.on(callMessages.leaveSessionCall, (push) => {
        const isOwn = push.userCallId === this.#entering.slot?.userCallId;
        if (here(push) && (isOwn || push.reason === 'replaced')) this.close();
      }),
      this.channel.on(callMessages.endSessionCall, (push) => {
        if (here(push)) this.close();
      }),
      this.channel.onUp(() => void this.#enter()),
    ];
  }

  close(): void {
    this.#entry.stop();
    for (const stop of this.#stop) stop();
    this.#stop = [];
    this.#isIn.set(false);
  }

  /** The user returns to the page of the call. */
  async back(): Promise<void> {
    this.#isReturning = true;
    // A hold that is still on its way would begin after the return.
    const wasHeld = await this.#asked;
    const self = this.#self;
    // A hold by a host is ended by a host.
    if (self === undefined || !(self.isElsewhere || wasHeld)) return;
    await returnFromOtherCall(this.channel, this.callId, self.userCallId);
  }

  async leave(): Promise<void> {
    await this.channel.emit(callMessages.leaveSessionCall, { sessionCallId: this.callId });
  }

  async #enter(): Promise<void> {
    await this.#entry.enter(() => []);
  }

  /** A page that came back later would take the call from the tab that has it, and hold it. */
  #onRefused(why: EntryRejection): void {
    if (why === 'full') this.#isIn.set(false);
    else this.close();
  }

  #onCall({ participants }: CallNow): void {
    const { slot } = this.#entering;
    this.#self = participants.find(({ userCallId }) => userCallId === slot?.userCallId);
    this.#isIn.set(true);
    if (this.#self?.paused === true) this.#asked = undefined;
    else if (this.#self && !this.#isReturning) this.#asked ??= this.#hold(this.#self);
  }

  /** The others would otherwise wait for a picture that does not come. */
  async #hold({ userCallId }: Participant): Promise<boolean> {
    try {
      await this.channel.emit(sessionCallMessages.remoteActionPerform, {
        ...{ sessionCallId: this.callId, actionType: 'pause', actionValue: null },
        ...{ actionBy: userCallId, actionFor: userCallId, mediaType: null },
      });
      return true;
    } catch (error) {
      debug('call', 'not held', error);
      return false;
    }
  }
}
