import { chatMessages } from '@foyer/contracts/chat';

import { Gateway, Listens, type MessageInput } from '#platform/realtime';
import { ChannelAccess } from '../domain/channel-access.service.js';
import { roomOfCall } from '../views/chat-pushes.js';

type Input<Name extends keyof typeof chatMessages> = MessageInput<(typeof chatMessages)[Name]>;

/** The chat of a call, for those who are in it, while they are. */
@Gateway('sessionCallChat')
export class SessionCallChatGateway {
  constructor(private readonly access: ChannelAccess) {}

  @Listens(chatMessages.connectSessionCallChat)
  async enter({ payload, actor, socket }: Input<'connectSessionCallChat'>) {
    const { sessionCallId } = payload;
    const channelId = await this.access.channelOfCall(sessionCallId, actor);
    socket.join(roomOfCall(sessionCallId), 'call.own');
    return { channelId };
  }

  @Listens(chatMessages.leaveSessionCallChat)
  async leave({ payload, socket }: Input<'leaveSessionCallChat'>): Promise<void> {
    socket.leave(roomOfCall(payload.sessionCallId));
  }
}
