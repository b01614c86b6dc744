import { isTextOf, type ChatMessageEvent } from '@foyer/contracts/chat';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import type { Channel } from './channel.js';
import type { Message } from './message.js';
import { seenMessage } from './seen.js';

interface Changing extends Channel {
  readonly message: Message;
}

interface OfMessage {
  readonly messageId: string;
  /** The person who changes it. */
  readonly by: string;
}

type Decided = Decision<{ readonly message: readonly ChatMessageEvent[] }>;

/**
 * The sender words a message differently; what came from another message stays as its author wrote
 * it.
 */
export function editMessage(
  states: Changing,
  { messageId, by, text }: OfMessage & { readonly text: string },
): Decided {
  const found = seenMessage(states, by);
  if (found.type === 'rejected') return found;
  const { message, place } = found;
  if (message.senderId !== by || message.authorId !== by) return rejected('FORBIDDEN');
  if (message.stage === 'deleted') return rejected('MESSAGE_DELETED');
  if (place.readOnly !== null) return rejected(place.readOnly);
  if (!isTextOf(message.messageType, text)) return rejected('INVALID_INPUT');
  if (message.text === text) return accepted({ message: [] });
  const { channelId, authorId } = message;
  const data = { messageId, channelId, authorId, text };
  return accepted({ message: [{ type: 'ChatMessageEdited', data }] });
}

/**
 * The sender deletes a message, or a person who moderates the session. Deleting it again changes
 * nothing.
 */
export function deleteMessage(states: Changing, { messageId, by }: OfMessage): Decided {
  const found = seenMessage(states, by);
  if (found.type === 'rejected') return found;
  const { message, place } = found;
  if (message.senderId !== by && !place.moderates) return rejected('FORBIDDEN');
  if (message.stage === 'deleted') return accepted({ message: [] });
  if (place.readOnly !== null) return rejected(place.readOnly);
  const data = { messageId, channelId: message.channelId, deletedBy: by };
  return accepted({ message: [{ type: 'ChatMessageDeleted', data }] });
}
