import type { ChatMessageEvent } from '@foyer/contracts/chat';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { isSeenFrom, placeIn, writingPlaceIn, type Channel } from './channel.js';
import { callIdOf } from './chat-session.js';
import type { Content, Message, SentMessage, Writing } from './message.js';

interface Sending extends Channel {
  readonly message: Message;
}

/** What was looked up before. */
interface LookedUp {
  /** The call that goes on in the session of the channel; null where none does. */
  readonly sessionCallId: string | null;
  /** Whether the documents may be attached in the channel by the sender. */
  readonly mayAttach: boolean;
}

type Decided = Decision<{ readonly message: readonly ChatMessageEvent[] }>;

/** Somebody sends a message. The id is the sender's: the same message twice is one, and another under its id is refused. */
export function sendMessage(
  states: Sending,
  { content, ...writing }: Writing & LookedUp & { readonly content: Content },
): Decided {
  const { message } = states;
  if (message.stage === 'none') {
    return send(states, writing, { ...content, authorId: writing.senderId, forwardedFrom: null });
  }
  const isSame =
    isOf(message, writing) &&
    message.forwardedFrom === null &&
    message.messageType === content.messageType &&
    message.firstText === content.text &&
    message.firstDocumentIds.join() === content.documentIds.join();
  return isSame ? accepted({ message: [] }) : rejected('ID_ALREADY_USED');
}

/** Somebody sends a message on that they read. It stays its author's. */
export function forwardMessage(
  states: Sending,
  writing: Writing & LookedUp,
  from: { readonly messageId: string; readonly source: Message; readonly channel: Channel },
): Decided {
  const { message } = states;
  if (message.stage !== 'none') {
    const isSame = isOf(message, writing) && message.forwardedFrom === from.messageId;
    return isSame ? accepted({ message: [] }) : rejected('ID_ALREADY_USED');
  }
  const { source } = from;
  if (source.stage === 'none') return rejected('MESSAGE_NOT_FOUND');
  const whose = { channelId: source.channelId, personId: writing.senderId };
  const place = placeIn(from.channel, whose);
  if (place === undefined || !isSeenFrom(place, source)) return rejected('MESSAGE_NOT_FOUND');
  const { text, messageType, documentIds, authorId } = source;
  if (text === null) return rejected('MESSAGE_DELETED');
  const words = { text, messageType, documentIds, authorId, forwardedFrom: from.messageId };
  return send(states, writing, words);
}

function isOf(message: SentMessage, { channelId, senderId }: Writing): boolean {
  return message.senderId === senderId && message.channelId === channelId;
}

function send(
  channel: Channel,
  { messageId, channelId, senderId, senderType, ...known }: Writing & LookedUp,
  words: Content & Pick<SentMessage, 'authorId' | 'forwardedFrom'>,
): Decided {
  // Another call goes on in the session than was looked up.
  if (callIdOf(channel.session) !== known.sessionCallId) return rejected('CONFLICT');
  const found = writingPlaceIn(channel, { channelId, personId: senderId });
  if (found.type === 'rejected') return found;
  if (words.documentIds.length > 0 && !known.mayAttach) return rejected('DOCUMENT_NOT_FOUND');
  const { callId, sessionId } = found.place;
  const where = { messageId, channelId, sessionId, callId, senderId, senderType };
  const data = { ...where, ...words, documentIds: [...words.documentIds] };
  return accepted({ message: [{ type: 'ChatMessageSent', data }] });
}
