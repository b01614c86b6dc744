import type { ChatReadingEvent } from '@foyer/contracts/chat';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import type { Channel } from './channel.js';
import type { Message } from './message.js';
import { seenMessage } from './seen.js';

/** The last message up to which a person has read a channel; null before any. */
export interface Reading {
  readonly upTo: string | null;
}

export const nothingRead: Reading = { upTo: null };

export function evolveReading(_reading: Reading, { data }: ChatReadingEvent): Reading {
  return { upTo: data.messageId };
}

interface ReadMessages {
  readonly channelId: string;
  readonly messageId: string;
  readonly readerId: string;
  /** True if it comes after the last read message. */
  readonly isFurther: boolean;
}

/** Records that a person has read a channel up to a message. A read message stays read. */
export function readMessages(
  { reading, ...states }: Channel & { readonly message: Message; readonly reading: Reading },
  { channelId, messageId, readerId, isFurther }: ReadMessages,
): Decision<{ readonly reading: readonly ChatReadingEvent[] }> {
  const found = seenMessage(states, readerId);
  if (found.type === 'rejected') return found;
  if (found.message.channelId !== channelId) return rejected('MESSAGE_NOT_FOUND');
  if (!isFurther || reading.upTo === messageId) return accepted({ reading: [] });
  const data = { messageId, channelId, readerId };
  return accepted({ reading: [{ type: 'ChatMessagesRead', data }] });
}
