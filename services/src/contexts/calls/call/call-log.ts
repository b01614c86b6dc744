import type { CallLogEvent } from '@foyer/contracts/calls';
import { accepted, type Decision } from '@foyer/contracts/decision';

/** The entries of a member's own call log that the member has seen. */
export interface CallLog {
  /** Calls that were missed until then have been seen; null before any was. */
  readonly seenUpTo: string | null;
}

export const newCallLog: CallLog = { seenUpTo: null };

export function evolveCallLog(_log: CallLog, { data: { upTo } }: CallLogEvent): CallLog {
  return { seenUpTo: upTo };
}

export interface SeeMissedCalls {
  readonly memberId: string;
  readonly upTo: string;
}

/**
 * Marks missed calls as seen by a member. Later calls cannot have been seen; seeing calls twice has
 * no effect.
 */
export function seeMissedCalls(
  { seenUpTo }: CallLog,
  { memberId, upTo }: SeeMissedCalls,
  { now }: { readonly now: Date },
): Decision<readonly CallLogEvent[]> {
  const until = new Date(Math.min(Date.parse(upTo), now.getTime())).toISOString();
  if (seenUpTo !== null && until <= seenUpTo) return accepted([]);
  return accepted([{ type: 'MissedCallsSeen', data: { memberId, upTo: until } }]);
}
