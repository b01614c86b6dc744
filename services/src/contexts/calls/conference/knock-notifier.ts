import { Injectable } from '@nestjs/common';
import { callMessages } from '@foyer/contracts/calls';

import { Realtime } from '../../../platform/realtime/index.js';

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
  constructor(private readonly realtime: Realtime) {}

  notify(type: string, sessionCallId: string, callJoinerId: string): void {
    const knockingStatus = Object.hasOwn(STATUS, type)
      ? STATUS[type as keyof typeof STATUS]
      : undefined;
    if (knockingStatus === undefined) return;
    for (const kind of ['member', 'visit', 'guest', 'device']) {
      const room = `${kind}:${callJoinerId}`;
      const push = { sessionCallId, callJoinerId, knockingStatus };
      this.realtime.push(callMessages.knockerStatus, room, push);
    }
  }
}
