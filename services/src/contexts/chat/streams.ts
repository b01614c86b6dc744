import { createHash } from 'node:crypto';

import { callEvents } from '@foyer/contracts/calls';
import { chatMessageEvents, chatReadingEvents } from '@foyer/contracts/chat';
import { sessionEvents } from '@foyer/contracts/sessions';

import { type CommandRunner, defineAggregate, defineFold, stream } from '#platform/cqrs';
import { sessionOfCall } from '#contexts/calls';
import type { Channel } from './domain/channel.js';
import { evolveChatCall, noChatCall } from './domain/chat-call.js';
import { callIdOf, evolveChatSession, noChatSession } from './domain/chat-session.js';
import { evolveMessage, noMessage } from './domain/message.js';
import { evolveReading, nothingRead } from './domain/read-messages.js';

/** A message: `chatmessage-<id>`. */
const ChatMessage = defineAggregate({
  name: 'chatmessage',
  initial: noMessage,
  evolve: evolveMessage,
  events: chatMessageEvents,
});

/** The stream that says how far a person has read a channel: `chatreading-<hash>`. */
const ChatReading = defineAggregate({
  name: 'chatreading',
  initial: nothingRead,
  evolve: evolveReading,
  events: chatReadingEvents,
});

/**
 * The stream of a session, folded to its members and its current call. A message adds its documents
 * to the session.
 */
const ChatSession = defineAggregate({
  name: 'session',
  initial: noChatSession,
  evolve: evolveChatSession,
  events: sessionEvents,
});

/** The stream of a call, folded to who is in it. */
export const ChatCall = defineFold({
  name: 'call',
  initial: noChatCall,
  evolve: evolveChatCall,
  events: callEvents,
});

export const messageStream = (messageId: string) => stream(ChatMessage, messageId);

export const readingStream = (channelId: string, readerId: string) =>
  stream(
    ChatReading,
    createHash('sha256')
      .update(JSON.stringify([channelId, readerId]))
      .digest('hex'),
  );

/** The streams that decide about rights in a channel. */
export interface ChannelStreams {
  readonly channelId: string;
  /** The current call in the session of that id; null if there is none. */
  readonly sessionCallId: string | null;
}

type StateOf = CommandRunner['stateOf'];

/**
 * Which streams a channel is made from. They may have changed since: `decide` looks at their states
 * again.
 */
export async function channelStreamsOf(
  channelId: string,
  stateOf: StateOf,
): Promise<ChannelStreams> {
  const session = await stateOf(stream(ChatSession, channelId));
  return { channelId, sessionCallId: callIdOf(session) };
}

export const streamsOf = ({ channelId, sessionCallId }: ChannelStreams) => ({
  session: stream(ChatSession, channelId),
  sessionCall: sessionCallId === null ? undefined : stream(ChatCall, sessionCallId),
  call: stream(ChatCall, channelId),
});

/** The channel as it is now. */
export async function channelOf(channelId: string, stateOf: StateOf): Promise<Channel> {
  const session = await stateOf(stream(ChatSession, channelId));
  const streams = streamsOf({ channelId, sessionCallId: callIdOf(session) });
  const [sessionCall, call] = await Promise.all([
    streams.sessionCall && stateOf(streams.sessionCall),
    stateOf(streams.call),
  ]);
  return { session, sessionCall, call };
}

/** Returns the channel that the chat of a call belongs to. */
export async function channelIdOfCall(callId: string, stateOf: StateOf): Promise<string> {
  return (await sessionOfCall(callId, stateOf)) ?? callId;
}
