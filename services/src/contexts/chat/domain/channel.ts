import { hasOwnChat } from '@foyer/contracts/calls';
import { rejected } from '@foyer/contracts/decision';

import type { ChatCall } from './chat-call.js';
import type { ChatSession } from './chat-session.js';

/** A target of messages: the channel of a session, or of a call that came from a portal. */
export interface Channel {
  /** The session of the channel's id. */
  readonly session: ChatSession;
  /** The current call in the session; undefined if there is none. */
  readonly sessionCall: ChatCall | undefined;
  /** The call of the channel's id. */
  readonly call: ChatCall;
}

/** The rights of a person in a channel. */
export interface Place {
  /** Null in the chat of a portal's call. */
  readonly sessionId: string | null;
  /** All messages, or only those of the current call. */
  readonly reads: 'all' | 'call';
  /**
   * A person who is sent to wait, or has handed the visitor over, sees no messages that were sent or
   * changed from this moment on; null for all others.
   */
  readonly until: string | null;
  /** The call in which a person is while writing; null outside of calls. */
  readonly callId: string | null;
  /** Why nothing may be written; null where it may. */
  readonly readOnly: 'CALL_OVER' | 'CHANNEL_READ_ONLY' | null;
  /** True if messages of others may be deleted. */
  readonly moderates: boolean;
}

interface Whose {
  readonly channelId: string;
  readonly personId: string;
}

/**
 * Returns the rights of a person in a channel; undefined for those who may not see it. The person
 * who makes a session chooses its id and its members. A session with the id of a call therefore
 * takes nothing from that call, nor from those in it.
 */
export function placeIn(channel: Channel, whose: Whose): Place | undefined {
  return placeInCall(channel.call, whose) ?? placeInSession(channel, whose);
}

/** Its members, and others while they are in its call. */
function placeInSession(
  { session, sessionCall }: Channel,
  { channelId: sessionId, personId }: Whose,
): Place | undefined {
  if (session.status === 'none') return undefined;
  const person = sessionCall?.stage === 'on' ? sessionCall.people[personId] : undefined;
  const callId = person?.joined ? session.callId : null;
  const role = session.members[personId];
  if (role !== undefined) {
    const moderates = role === 'moderator' || role === 'admin';
    return { sessionId, reads: 'all', until: null, callId, readOnly: null, moderates };
  }
  if (callId === null) return undefined;
  const until = person?.pausedAt ?? null;
  const readOnly = until === null ? null : 'CHANNEL_READ_ONLY';
  return { sessionId, reads: 'call', until, callId, readOnly, moderates: false };
}

/**
 * Of a call with a visitor: those who are in it, and its agents, also afterwards; one who has handed
 * the visitor over reads what was written until then. Of a meeting's: likewise the members.
 */
function placeInCall(call: ChatCall, { channelId, personId }: Whose): Place | undefined {
  if (call.stage === 'none' || !hasOwnChat(call.origin.kind)) return undefined;
  const isIn = call.people[personId]?.joined === true;
  if (!isIn && !call.agentIds.includes(personId)) return undefined;
  const mayWrite = isIn && call.consultedId !== personId;
  const readOnly = call.stage === 'over' ? 'CALL_OVER' : mayWrite ? null : 'CHANNEL_READ_ONLY';
  const callId = isIn ? channelId : null;
  const until = isIn ? null : (call.handedOverAt[personId] ?? null);
  return { sessionId: null, reads: 'all', until, callId, readOnly, moderates: false };
}

/** Returns the place of a person who may write; otherwise the refusal. */
export function writingPlaceIn(channel: Channel, whose: Whose) {
  const place = placeIn(channel, whose);
  if (place === undefined) return rejected('CHANNEL_NOT_FOUND');
  if (place.readOnly !== null) return rejected(place.readOnly);
  return { type: 'found', place } as const;
}
