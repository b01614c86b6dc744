import { rejected } from '@foyer/contracts/decision';

import { placeIn, type Channel, type Place } from './channel.js';
import type { Message } from './message.js';

/**
 * The messages of a channel that a person sees: all of them, or those of one call, or those until a
 * moment.
 */
export interface Seen {
  readonly channelId: string;
  /** Null in the chat of a portal's call. */
  readonly sessionId: string | null;
  /** The call whose messages alone are there; undefined where all are. */
  readonly callId: string | null | undefined;
  /** Only messages from before then, in their present words; undefined if none are hidden. */
  readonly until: string | undefined;
}

/** The target of a message. */
export interface Said {
  readonly channelId: string;
  readonly sessionId: string | null;
  readonly callId: string | null;
}

/**
 * Returns the part of a channel that is visible at a place in it. Lists, single messages, pushes
 * and all changes of messages follow it.
 */
export function seenFrom(channelId: string, place: Place): Seen {
  return {
    channelId,
    sessionId: place.sessionId,
    callId: place.reads === 'call' ? place.callId : undefined,
    until: place.until ?? undefined,
  };
}

/** True if a message is visible, as it is now. */
export function isSeen(message: Said & { readonly saidAt: string }, seen: Seen): boolean {
  return isWithin(message, seen) && (seen.until === undefined || message.saidAt < seen.until);
}

/** Returns a message that a person sees, and their place in its channel. */
export function seenMessage(
  { message, ...channel }: Channel & { readonly message: Message },
  personId: string,
) {
  if (message.stage === 'none') return rejected('MESSAGE_NOT_FOUND');
  const { channelId } = message;
  const place = placeIn(channel, { channelId, personId });
  const isThere = place !== undefined && isSeen(message, seenFrom(channelId, place));
  if (!isThere) return rejected('MESSAGE_NOT_FOUND');
  return { type: 'found', message, place } as const;
}

/**
 * True if a person receives events of a message right now: none from the moment on at which their
 * view ends.
 */
export function isTold(said: Said, seen: Seen): boolean {
  return isWithin(said, seen) && seen.until === undefined;
}

function isWithin({ channelId, sessionId, callId }: Said, seen: Seen): boolean {
  const isThere = channelId === seen.channelId && sessionId === seen.sessionId;
  return isThere && (seen.callId === undefined || callId === seen.callId);
}
