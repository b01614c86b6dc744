import { CommandBus } from '@nestjs/cqrs';
import { supervisionMessages } from '@foyer/contracts/calls';

import { Gateway, Listens, type MessageInput } from '#platform/realtime';
import { SuperviseCall } from '../commands.js';
import { CallEventRecorder } from '../conference/call-event-recorder.js';
import { Conferences } from '../conference/conferences.js';

/** Handles the actions of supervisors on calls; their pages then enter as all other pages do. */
@Gateway('conference')
export class SupervisionGateway {
  constructor(
    private readonly bus: CommandBus,
    private readonly conferences: Conferences,
    private readonly recorder: CallEventRecorder,
  ) {}

  @Listens(supervisionMessages.superviseCall)
  async supervise({
    payload,
    actor,
    context,
  }: MessageInput<typeof supervisionMessages.superviseCall>): Promise<void> {
    const { sessionCallId: callId, mode, silent } = payload;
    this.conferences.requireRelay(callId);
    const isHere = this.#isHere(callId, actor.id);
    await this.bus.execute(
      new SuperviseCall(context, { callId, joinerId: actor.id, mode, silent, isHere }),
    );
    // A connection that was lost meanwhile was lost by a supervisor, and the call has a participant.
    if (isHere && !this.#isHere(callId, actor.id))
      this.recorder.connectionLost(callId, actor.id, actor);
  }

  #isHere(callId: string, joinerId: string): boolean {
    return this.conferences.find(callId)?.slotOfJoiner(joinerId)?.connection !== undefined;
  }
}
