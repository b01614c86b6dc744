import { Injectable } from '@nestjs/common';
import { callMessages } from '@foyer/contracts/calls';

import { CommandRunner, stream } from '#platform/cqrs';
import { guestRoom, Realtime } from '#platform/realtime';
import { Call } from '../streams.js';

const STATUS = {
  CallKnocked: 'KNOCKING',
  CallKnockRejected: 'KNOCKING_REJECT',
  CallParticipantAdded: 'KNOCKING_ACCEPT',
} as const;

/**
 * Notifies those who knock at a call of how it goes with them; they are not in it yet, but their
 * pages listen.
 */
@Injectable()
export class KnockNotifier {
  constructor(
    private readonly realtime: Realtime,
    private readonly runner: CommandRunner,
  ) {}

  async notify(type: string, sessionCallId: string, callJoinerId: string): Promise<void> {
    const knockingStatus = Object.hasOwn(STATUS, type)
      ? STATUS[type as keyof typeof STATUS]
      : undefined;
    if (knockingStatus === undefined) return;
    const call = await this.runner.stateOf(stream(Call, sessionCallId));
    const rooms = ['member', 'visit', 'device'].map((kind) => `${kind}:${callJoinerId}`);
    if (call.stage !== 'none') rooms.push(guestRoom(callJoinerId, call.origin.id));
    for (const room of rooms) {
      const push = { sessionCallId, callJoinerId, knockingStatus };
      this.realtime.push(callMessages.knockerStatus, room, push);
    }
  }
}
