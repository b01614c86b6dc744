import type { Acknowledgement } from '@foyer/contracts/schema';
import type { Socket } from 'socket.io-client';

import type { Somebody } from '#contexts/calls/testing/people-in-calls.js';

type Push = Readonly<Record<string, unknown>>;

/** A person's page in a call. */
export class CallPage {
  readonly #pushed: { readonly name: string; readonly push: Push }[] = [];

  constructor(
    readonly who: Somebody,
    private readonly socket: Socket,
    private readonly sessionCallId: string,
  ) {
    socket.onAny((name: string, push: Push) => this.#pushed.push({ name, push }));
  }

  /** Sends a message of the call, and gives its code; `ok` where it was taken. */
  async says(name: string, payload: object = {}): Promise<string> {
    const { sessionCallId } = this;
    const ack = (await this.socket
      .timeout(60_000)
      .emitWithAck(name, { sessionCallId, ...payload })) as Acknowledgement<object>;
    return ack.ok ? 'ok' : ack.code;
  }

  pushed(name: string): readonly Push[] {
    return this.#pushed.filter((one) => one.name === name).map(({ push }) => push);
  }

  /** Returns the captions that were shown so far. */
  get captions(): readonly unknown[] {
    return this.pushed('liveTranscript').map(({ text }) => text);
  }
}
