import type { ChatMessageEvent } from '@foyer/contracts/chat';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { placeIn, writingPlaceIn, type Channel } from './channel.js';
import { callIdOf } from './chat-session.js';
import type { Content, Message, SentMessage, Writing } from './message.js';
import { seenMessage } from './seen.js';

interface Sending extends Channel {
  readonly message: Message;
}

/** The facts that were looked up before. */
interface LookedUp {
  /** The current call in the session of the channel; null if there is none. */
  readonly sessionCallId: string | null;
  /** True if the documents may be attached in the channel by the sender. */
  readonly mayAttach: boolean;
}

type Decided = Decision<{ readonly message: readonly ChatMessageEvent[] }>;

/**
 * Sends a message. The id is the sender's: the same message twice is one, and another under its id
 * is refused.
 */
export function sendMessage(
  states: Sending,
  { content, ...writing }: Writing & LookedUp & { readonly content: Content },
): Decided {
  const { message } = states;
  if (message.stage === 'none') {
    return send(states, writing, { ...content, authorId: writing.senderId, forwardedFrom: null });
  }
  const isSame =
    message.forwardedFrom === null &&
    message.messageType === content.messageType &&
    message.firstText === content.text &&
    message.firstDocumentIds.join() === content.documentIds.join();
  return repeat(states, writing, isSame);
}

/** Forwards a message that the sender has read. It stays its author's. */
export function forwardMessage(
  states: Sending,
  writing: Writing & LookedUp,
  from: { readonly messageId: string; readonly source: Message; readonly channel: Channel },
): Decided {
  const { message } = states;
  if (message.stage !== 'none') {
    return repeat(states, writing, message.forwardedFrom === from.messageId);
  }
  const found = seenMessage({ ...from.channel, message: from.source }, writing.senderId);
  if (found.type === 'rejected') return found;
  const { text, messageType, documentIds, authorId } = found.message;
  if (text === null) return rejected('MESSAGE_DELETED');
  const words = { text, messageType, documentIds, authorId, forwardedFrom: from.messageId };
  return send(states, writing, words);
}

/**
 * The id was used before: for the same, which is there for its sender still, or for something else.
 */
function repeat(states: Sending, { channelId, senderId }: Writing, isSame: boolean): Decided {
  if (placeIn(states, { channelId, personId: senderId }) === undefined) {
    return rejected('CHANNEL_NOT_FOUND');
  }
  const found = seenMessage(states, senderId);
  const isOwn =
    found.type === 'found' &&
    found.message.senderId === senderId &&
    found.message.channelId === channelId;
  return isOwn && isSame ? accepted({ message: [] }) : rejected('ID_ALREADY_USED');
}

function send(
  channel: Channel,
  { messageId, channelId, senderId, senderType, ...known }: Writing & LookedUp,
  words: Content & Pick<SentMessage, 'authorId' | 'forwardedFrom'>,
): Decided {
  // The session now has another current call than the one that was looked up.
  if (callIdOf(channel.session) !== known.sessionCallId) return rejected('CONFLICT');
  const found = writingPlaceIn(channel, { channelId, personId: senderId });
  if (found.type === 'rejected') return found;
  if (words.documentIds.length > 0 && !known.mayAttach) return rejected('DOCUMENT_NOT_FOUND');
  const { callId, sessionId } = found.place;
  const where = { messageId, channelId, sessionId, callId, senderId, senderType };
  const data = { ...where, ...words, documentIds: [...words.documentIds] };
  return accepted({ message: [{ type: 'ChatMessageSent', data }] });
}
