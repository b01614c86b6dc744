import { CommandBus } from '@nestjs/cqrs';
import { sessionCallMessages } from '@foyer/contracts/calls';
import { recordingMessages } from '@foyer/contracts/recordings';

import { Rejected } from '#platform/cqrs';
import { Gateway, Listens, type MessageInput } from '#platform/realtime';
import { Conferences } from '#contexts/calls';
import { AnswerConsent, StartRecording, StopRecording } from '../commands.js';

const { updateCallRecordingInfo } = sessionCallMessages;
const { answerCallRecording } = recordingMessages;

/** Receives messages about a recording on the channel of its call. */
@Gateway('conference')
export class RecordingsGateway {
  constructor(
    private readonly commands: CommandBus,
    private readonly conferences: Conferences,
  ) {}

  @Listens(updateCallRecordingInfo)
  async update({ payload, actor, context }: MessageInput<typeof updateCallRecordingInfo>) {
    const { sessionCallId: callId, callRecordingInfo } = payload;
    const { callDetailId, userId, recordType, state, shown } = callRecordingInfo;
    // The message is about another call, or in another person's name.
    if (callDetailId !== callId || userId !== actor.id) throw new Rejected('FORBIDDEN');
    if (actor.type !== 'member') throw new Rejected('FORBIDDEN');
    await this.commands.execute(
      state === 'STARTING'
        ? new StartRecording(context, { callId, recordType, by: actor.id, shown })
        : new StopRecording(context, { callId, by: actor.id, reason: 'asked' }),
    );
  }

  @Listens(answerCallRecording)
  async answer({ payload, socket, context }: MessageInput<typeof answerCallRecording>) {
    const { sessionCallId: callId, recordingId, consent, shown } = payload;
    const { slot } = this.conferences.placeOf(socket, callId);
    const by = slot.joinerId;
    const answer = { callId, recordingId, by, consent, shown };
    await this.commands.execute(new AnswerConsent(context, answer));
  }
}
