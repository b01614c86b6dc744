import { randomUUID } from 'node:crypto';

import type { StreamType } from '@foyer/contracts/calls';
import type { Socket } from 'socket.io-client';

import { eventually } from '#platform/testing/eventually.js';

type Answer = Record<string, unknown> & { readonly ok: boolean; readonly code?: string };

/** A page of a call: a socket on the channel of conferences that records its messages. */
export class ConferencePage {
  readonly pushes: { readonly name: string; readonly payload: Record<string, unknown> }[] = [];
  userCallId = '';

  constructor(readonly socket: Socket) {
    socket.onAny((name: string, payload: Record<string, unknown>) =>
      this.pushes.push({ name, payload }),
    );
  }

  async emit(name: string, payload: object): Promise<Answer> {
    return (await this.socket.timeout(60_000).emitWithAck(name, payload)) as Answer;
  }

  /** Enters a call, unless another tab of the same person is in it. */
  async enterUnlessElsewhere(sessionCallId: string): Promise<Answer> {
    return this.emit('getSessionCalls', { sessionCallId, takeOver: false });
  }

  /** Enters a call. */
  async enter(
    sessionCallId: string,
    connectionIds: readonly string[] = [],
    decodes?: readonly string[],
  ): Promise<Answer> {
    const entering = { sessionCallId, connectionIds, decodes };
    const answer = await this.emit('getSessionCalls', entering);
    if (answer.ok) this.userCallId = answer.userCallId as string;
    return answer;
  }

  /** Publishes as pages do where media travels directly. */
  async announce(
    sessionCallId: string,
    callJoinerId: string,
    connectionId: string = randomUUID(),
    mediaType: StreamType = 'userCam',
  ) {
    const answer = await this.emit('addStream', {
      sessionCallId,
      userCallId: this.userCallId,
      callJoinerId,
      mediaType,
      connectionId,
      sdpOffer: null,
      participantProperties: { streamStatus: {} },
    });
    return { answer, connectionId };
  }

  notified(name: string): Record<string, unknown>[] {
    return this.pushes.filter((push) => push.name === name).map(({ payload }) => payload);
  }

  /** Waits until it has been told something. */
  async hears(
    name: string,
    fits: (payload: Record<string, unknown>) => boolean = () => true,
  ): Promise<Record<string, unknown>> {
    await eventually(`${name} is pushed`, () => this.notified(name).some(fits));
    const found = this.notified(name).findLast(fits);
    if (found === undefined) throw new Error('unreachable');
    return found;
  }
}
