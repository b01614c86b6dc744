import type { CallLogEvent } from '@foyer/contracts/calls';
import { accepted, type Decision } from '@foyer/contracts/decision';

/** What a member has seen of the own call log. */
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

/** A member has seen missed calls. What is not missed yet cannot have been seen; seen twice is seen. */
export function seeMissedCalls(
  { seenUpTo }: CallLog,
  { memberId, upTo }: SeeMissedCalls,
  { now }: { readonly now: Date },
): Decision<readonly CallLogEvent[]> {
  const until = new Date(Math.min(Date.parse(upTo), now.getTime())).toISOString();
  if (seenUpTo !== null && until <= seenUpTo) return accepted([]);
  return accepted([{ type: 'MissedCallsSeen', data: { memberId, upTo: until } }]);
}
