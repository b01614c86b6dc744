import { sessionCallMessages } from '@foyer/contracts/calls';

import type { Channel } from '#wire/channel.js';

/** Ends the member's hold in a call. The server holds the other call instead. */
export async function returnFromOtherCall(
  channel: Pick<Channel, 'emit'>,
  sessionCallId: string,
  userCallId: string,
): Promise<void> {
  await channel.emit(sessionCallMessages.remoteActionPerform, {
    ...{ sessionCallId, actionType: 'resume', actionValue: null, mediaType: null },
    ...{ actionBy: userCallId, actionFor: userCallId },
  });
}
