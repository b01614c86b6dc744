import { CallConsultEnded, CallEnded, CallHandedOver, CallLeft } from '@foyer/contracts/calls';
import { chatMessages } from '@foyer/contracts/chat';

import { definePush } from '#platform/cqrs';
import { Realtime } from '#platform/realtime';
import { ChannelAccess } from '../domain/channel-access.service.js';
import { roomOfCall } from '../views/chat-pushes.js';

/** A person who is no longer in a call has left its chat, and is notified of that. */
export const CloseTheChatOfACall = definePush({
  name: 'close-the-chat-of-a-call',
  on: [CallLeft, CallEnded, CallConsultEnded, CallHandedOver],
  needs: { access: ChannelAccess, realtime: Realtime },
  key: ({ data }) => data.callId,
  run: async (sessionCallId, { needs: { access, realtime } }) => {
    const room = roomOfCall(sessionCallId);
    for (const connection of realtime.connectionsIn('sessionCallChat', room)) {
      if (await access.isInCall(sessionCallId, connection.actor)) continue;
      connection.leave(room);
      connection.push(chatMessages.leaveSessionCallChat, { sessionCallId });
    }
  },
});
