import { sessionCallMessages } from '@foyer/contracts/calls';

import type { Channel } from '#wire/channel.js';

/**
 * Notifies the others in a call of the documents that it has now. A participant who misses it sees
 * them when opening the list again.
 */
export function notifyDocuments(
  channel: Channel,
  sessionCallId: string,
  documents: readonly string[],
): void {
  const said = { sessionCallId, documents: [...documents] };
  channel.emit(sessionCallMessages.updateCallDocuments, said).catch(() => undefined);
}
